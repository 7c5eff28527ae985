import { useEffect, useState } from "react";
import { Callout } from "#src/ui/callout.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ConflictTimeline } from "./conflict-timeline.tsx";
import { followGuard, type Seen } from "./follow-guard.ts";
import { NameTable } from "./name-table.tsx";
import { ReportPart } from "./report-part.tsx";
import { useConflictNews } from "./use-conflict-news.ts";
import { verdictOf } from "./verdict.ts";
import styles from "./wallet-doctor.module.css";
import { WalletList } from "./wallet-list.tsx";
import { WalletTestPart } from "./wallet-test-part.tsx";

/** The doctor itself; pages use `WalletDoctor`, which loads it. Specification 1 */
export function LiveWalletDoctor() {
	const [seen, setSeen] = useState<Seen | null>();
	useEffect(() => followGuard(setSeen), []);
	useConflictNews(seen?.conflicts);
	return <div className={styles.doctor}>{view(seen)}</div>;
}

function view(seen: Seen | null | undefined) {
	if (seen === undefined)
		return (
			<p role="status" className={styles.quiet}>
				Looking for wallets...
			</p>
		);
	if (seen === null)
		return (
			<Callout tone="note" title="Wallet detection has not loaded yet">
				<p>
					The script that detects wallets has not loaded: your connection may have dropped, or something is blocking
					scripts. Nothing is wrong with your wallets. Results appear here once it loads; you can also reload the page.
				</p>
			</Callout>
		);
	const { wallets, conflicts, taken, names } = seen;
	if (wallets.length === 0 && conflicts.length === 0)
		return (
			<EmptyState level={4} title="No wallets found in this browser">
				No extension has announced itself, and none of the {names} names that wallets use on a page is taken. Nothing on
				this site needs a wallet. If you expected one here, check that its extension is enabled for this site.
			</EmptyState>
		);
	const { tone, title, meaning, advice } = verdictOf(wallets, conflicts);
	return (
		<>
			<Callout tone={tone} title={title}>
				<p>{meaning}</p>
				{advice.length > 0 && (
					<ul className={styles.advice}>
						{advice.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
				)}
			</Callout>
			<WalletList wallets={wallets} />
			<WalletTestPart wallets={wallets} />
			<NameTable taken={taken} names={names} />
			<ConflictTimeline conflicts={conflicts} />
			<ReportPart seen={seen} />
		</>
	);
}
