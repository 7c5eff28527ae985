// Some engines drop a table's semantics once its rows are stacked by `display`; explicit roles keep them.
export const TABLE = { role: "table" };
export const GROUP = { role: "rowgroup" };
export const ROW = { role: "row" };
export const CELL = { role: "cell" };
export const COLUMN_HEAD = { role: "columnheader", scope: "col" };
export const ROW_HEAD = { role: "rowheader", scope: "row" };
