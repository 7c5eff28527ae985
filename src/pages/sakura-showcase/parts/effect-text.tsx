import { type EffectId, effects } from "#src/content/library/effects.ts";
import { Table } from "#src/ui/table.tsx";
import { effectFigures } from "../effect-figures.ts";
import styles from "./source-words.module.css";
import { Notes, Source } from "./source-words.tsx";

/** The figures of an effect, and where the site uses it. */
export function EffectText({ id }: { id: EffectId }) {
	const { name, place, source } = effects.find((effect) => effect.id === id) ?? effects[0];
	const { heads, rows, constants } = effectFigures[id];
	return (
		<div className={styles.source}>
			<Table
				hideCaption
				caption={`Settings: ${name.toLowerCase()}`}
				columns={heads.map((head, column) => ({
					head,
					cell: (row: readonly string[]) => row[column],
					numeric: column > 0,
				}))}
				rows={rows}
				rowKey={([first = ""]) => first}
			/>
			<Notes notes={{ "The same for all": constants, "On the site": place }} />
			<Source path={source} />
		</div>
	);
}
