import { useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { LIST } from "#src/ui/list-role.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";
import { counted } from "./verdict.ts";
import styles from "./wallet-doctor.module.css";
import { idOf } from "./wallet-id.ts";
import { chainWords, featureWords, foundWords, noteWords } from "./wallet-words.ts";

/** Every wallet as it presents itself. */
export function WalletList({ wallets }: { wallets: readonly FoundWallet[] }) {
	const { length } = counted(wallets);
	return (
		<section>
			<h4 className={styles.heading}>{length === 1 ? "1 wallet" : `${length} wallets`}</h4>
			{length < wallets.length && (
				<p className={styles.lead}>
					A wallet that announces itself separately for different chains is listed for each.
				</p>
			)}
			<ul {...LIST} className={styles.rows}>
				{wallets.map((wallet) => (
					<li key={idOf(wallet)} className={styles.wallet}>
						<Picture icon={wallet.icon} />
						<WalletFacts wallet={wallet} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The wallet's own icon, or a key if there is none or it is broken. */
function Picture({ icon }: { icon: string | undefined }) {
	const [broken, setBroken] = useState(false);
	return (
		<span className={styles.picture}>
			{icon === undefined || broken ? (
				<Icon name="key-round" size={22} />
			) : (
				<img src={icon} alt="" width={40} height={40} onError={() => setBroken(true)} />
			)}
		</span>
	);
}

function WalletFacts({ wallet }: { wallet: FoundWallet }) {
	const facts: [string, string][] = [
		["Detected", foundWords(wallet)],
		["Chains", chainWords(wallet.chains)],
		["Features", featureWords(wallet.features)],
	];
	return (
		<div className={styles.words}>
			<h5 className={styles.name}>
				<bdi>{plainText(wallet.name)}</bdi>
			</h5>
			<dl className={styles.facts}>
				{facts.map(([term, words]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
			{wallet.notes.map((note) => (
				<p key={note} className={styles.note}>
					<Icon name="triangle-exclamation-point" size={16} label="Note" />
					<span>{noteWords(note)}</span>
				</p>
			))}
		</div>
	);
}
