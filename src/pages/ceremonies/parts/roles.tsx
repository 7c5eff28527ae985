import { Table } from "#src/ui/table.tsx";

/** The roles of a ceremony, and what each of them does. */
export function Roles({ caption, roles }: { caption: string; roles: readonly { role: string; does: string }[] }) {
	return (
		<Table
			hideCaption
			caption={caption}
			columns={[
				{ head: "Role", cell: ({ role }) => role },
				{ head: "What it is", cell: ({ does }) => does },
			]}
			rows={roles}
			rowKey={({ role }) => role}
		/>
	);
}
