import { Table } from "#src/ui/table.tsx";
import type { TakenName } from "./property-words.ts";
import styles from "./wallet-doctor.module.css";

/** The window names in use, with their property descriptors. */
export function NameTable({ taken, names }: { taken: readonly TakenName[]; names: number }) {
	return (
		<section>
			<h4 className={styles.heading}>Window properties</h4>
			<p className={styles.lead}>
				{taken.length === 0
					? `None of the ${names} names that wallets use is taken. These wallets announce themselves, so they do not conflict.`
					: `${taken.length} of the ${names} names that wallets use ${taken.length === 1 ? "is" : "are"} taken on this page.`}
			</p>
			{taken.length > 0 && (
				<Table
					caption="Window properties"
					hideCaption
					rows={taken}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Name", cell: ({ name }) => <code>{name}</code> },
						{ head: "Wallet", cell: ({ holder }) => <bdi>{holder}</bdi> },
						{ head: "Protection", cell: ({ kept }) => kept },
						{ head: "Descriptor", cell: ({ descriptor }) => <span className={styles.descriptor}>{descriptor}</span> },
					]}
				/>
			)}
		</section>
	);
}
