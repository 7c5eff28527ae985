import { type Column, Table } from "#src/ui/table.tsx";

const terms = [
	{ name: "Spring equinox", reading: "shunbun", degrees: 0 },
	{ name: "Summer solstice", reading: "geshi", degrees: 90 },
	{ name: "Autumn equinox", reading: "shūbun", degrees: 180 },
	{ name: "Winter solstice", reading: "tōji", degrees: 270 },
];

type Term = (typeof terms)[number];

const columns: Column<Term>[] = [
	{ head: "Solar term", cell: ({ name }) => name },
	{ head: "Reading", cell: ({ reading }) => reading },
	{ head: "Longitude", cell: ({ degrees }) => `${degrees}°`, numeric: true },
];

export function TableSample() {
	return <Table caption="Where the sun stands" columns={columns} rows={terms} rowKey={({ name }) => name} />;
}
