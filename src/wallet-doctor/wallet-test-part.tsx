import { useState } from "react";
import { ChoiceRow } from "#src/ui/choice-row.tsx";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";
import { voiceOf } from "#src/wallet-operations/voice.ts";
import { MAX_NAME_LENGTH } from "./verdict.ts";
import styles from "./wallet-doctor.module.css";
import { idOf } from "./wallet-id.ts";
import { WalletTestSteps } from "./wallet-test-steps.tsx";

/** A test message for one of the wallets that sign for Solana. */
export function WalletTestPart({ wallets }: { wallets: readonly FoundWallet[] }) {
	const [chosen, setChosen] = useState<string>();
	const ready = wallets.flatMap((wallet) => {
		const voice = voiceOf(wallet);
		return voice ? [{ id: idOf(wallet), name: plainText(wallet.name, MAX_NAME_LENGTH), voice }] : [];
	});
	const current = ready.find(({ id }) => id === chosen) ?? ready[0];
	const choices = ready.map(({ id, name }, index) => {
		const before = ready.slice(0, index).filter((other) => other.name === name).length;
		return { value: id, label: before > 0 ? `${name} (${before + 1})` : name };
	});
	return (
		<section className={styles.test}>
			<h4 className={styles.heading}>Sign a test message</h4>
			<p className={styles.lead}>
				{current
					? "A short message with this site’s name and the time. Signing it moves nothing and costs nothing. The signature is verified on this page and is not sent anywhere."
					: "None of these wallets can sign messages for Solana, so there is nothing to test."}
			</p>
			{current && ready.length > 1 && (
				<ChoiceRow label="Wallet" choices={choices} value={current.id} onChange={setChosen} />
			)}
			{current && (
				// An account belongs to the object that gave it; once more is found out, another one may be called.
				<WalletTestSteps key={idOf({ objects: [current.voice.wallet] })} name={current.name} voice={current.voice} />
			)}
		</section>
	);
}
