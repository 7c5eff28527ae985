import { useLayoutEffect, useRef } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { Button } from "#src/ui/button.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Voice } from "#src/wallet-operations/voice.ts";
import { outcomeWords, workWords } from "./outcome-words.ts";
import { AccountLine, SignedResult } from "./signed-result.tsx";
import { useWalletTest } from "./use-wallet-test.ts";
import styles from "./wallet-doctor.module.css";

/** The steps of one wallet's test (connect, sign, sign in, disconnect) and the outcome of the last one. */
export function WalletTestSteps({ name, voice }: { name: string; voice: Voice }) {
	const { test, stopWaiting, connect, disconnect, signMessage, signIn } = useWalletTest(voice);
	const { account, work, outcome, signed } = test;
	const words = outcome && outcomeWords(outcome, name);
	const status = useRef<HTMLDivElement>(null);
	const said = work
		? `Waiting for ${name} ${workWords[work]}.`
		: signed
			? "Signature verified."
			: words && [`${words.title}.`, words.text, words.detail].filter(Boolean).join(" ");
	useLayoutEffect(() => {
		if (!said) return;
		// If the pressed button is gone, focus moves to the outcome; otherwise it is announced.
		if (document.activeElement === document.body) status.current?.focus();
		else announcer.announce(said);
	}, [said]);

	const button = (label: string, press: () => unknown, look: "primary" | "secondary" | "quiet" = "secondary") => (
		// Keyed, so that another button that replaces a pressed one is not pressed by accident.
		<Button
			key={label}
			look={look}
			aria-disabled={work !== undefined}
			onClick={() => void (work === undefined && press())}
		>
			{label}
		</Button>
	);
	return (
		<div className={styles.steps}>
			<div ref={status} tabIndex={-1} className={styles.status}>
				{work && (
					<p className={styles.waiting}>
						<Icon name="timer" /> {`Waiting for ${name} ${workWords[work]}, up to one minute.`}
						<Button look="quiet" onClick={stopWaiting}>
							Stop waiting
						</Button>
					</p>
				)}
				{words && (
					<Callout tone={words.tone} title={words.title}>
						<p>{words.text}</p>
						{words.detail && (
							<p className={styles.detail}>
								<code>{words.detail}</code>
							</p>
						)}
					</Callout>
				)}
				{signed ? <SignedResult signed={signed} /> : account && <AccountLine address={account.address} />}
			</div>
			<div className={styles.actions}>
				{account ? (
					<>
						{voice.signMessage && button("Sign the test message", () => signMessage(account), "primary")}
						{voice.signIn && button("Test sign-in", signIn)}
						{button("Disconnect", disconnect, "quiet")}
					</>
				) : (
					<>
						{button(`Connect ${name}`, connect, "primary")}
						{voice.signIn && button("Test sign-in", signIn)}
					</>
				)}
			</div>
		</div>
	);
}
