import { useEffect, useRef, useState } from "react";
import { now } from "#src/platform/clock.ts";
import { importInTime, importQuietly } from "#src/platform/import-in-place.ts";
import { randomNonce } from "#src/platform/random-nonce.ts";
import type { Account } from "#src/wallet-operations/account.ts";
import type { Voice } from "#src/wallet-operations/voice.ts";
import type { WalletFailure } from "#src/wallet-operations/wallet-failure.ts";
import type { Signed } from "#src/wallet-operations/wallet-operations.ts";
import type { Outcome, Work } from "./outcome-words.ts";
import { testMessage, testSignIn } from "./test-message.ts";

type Operations = typeof import("#src/wallet-operations/wallet-operations.ts");

const importer = () => importInTime(() => import("#src/wallet-operations/wallet-operations.ts"));

/** The state of one wallet's test. */
export interface WalletTest {
	account?: Account | undefined;
	/** What is being waited for. */
	work?: Work | undefined;
	/** Outcome of the last step; if it produced a signature, `signed` is set instead. */
	outcome?: Outcome | undefined;
	signed?: Signed | undefined;
}

/**
 * The test of one wallet, one step at a time. Its code is fetched with the first step.
 * @param voice how the wallet is currently called
 */
export function useWalletTest(voice: Voice) {
	const [test, setTest] = useState<WalletTest>({});
	const stop = useRef<AbortController>(undefined);
	const stopListening = useRef(() => {});
	useEffect(
		() => () => {
			stop.current?.abort();
			stopListening.current();
		},
		[],
	);

	async function step(
		work: Work,
		does: (operations: Operations, waiting: { stop: AbortSignal }) => Promise<WalletTest>,
	) {
		if (test.work) return;
		const controller = new AbortController();
		stop.current = controller;
		// If the account has gone meanwhile, the step is over and its result is not shown.
		const settle = (next: WalletTest) => stop.current === controller && setTest(next);
		setTest({ account: test.account, work });
		const stopped = new Promise<null>((resolve) => controller.signal.addEventListener("abort", () => resolve(null)));
		const operations = await Promise.race([importQuietly(importer), stopped]);
		if (controller.signal.aborted)
			return settle({
				account: test.account,
				outcome: { kind: "failure", work, failure: "stopped", reason: "stopped by the visitor" },
			});
		if (!operations) return settle({ account: test.account, outcome: { kind: "unfetched" } });
		try {
			settle(await does(operations, { stop: controller.signal }));
		} catch (error) {
			// Operations throw nothing else, and have already logged it.
			const { kind, reason } = error as WalletFailure;
			settle({ account: test.account, outcome: { kind: "failure", work, failure: kind, reason } });
		}
	}

	function follow({ whenGone }: Operations, account: Account): Account {
		stopListening.current();
		stopListening.current = whenGone(voice, account, () => {
			stop.current?.abort();
			stop.current = undefined;
			setTest({ outcome: { kind: "gone" } });
		});
		return account;
	}

	const occasion = () => ({ host: location.host, origin: location.origin, time: now(), nonce: randomNonce() });

	return {
		test,
		stopWaiting: () => stop.current?.abort(),
		connect: () =>
			step("connect", async (operations, waiting) => {
				const account = follow(operations, await operations.connect(voice, waiting));
				return { account, outcome: { kind: "connected" } };
			}),
		disconnect: () =>
			step("disconnect", async (operations, waiting) => {
				// The account disappears because the visitor asked for it, so that is not reported.
				stopListening.current();
				try {
					await operations.disconnect(voice, waiting);
				} catch (error) {
					if (test.account) follow(operations, test.account);
					throw error;
				}
				return { outcome: { kind: voice.disconnect ? "disconnected" : "forgotten" } };
			}),
		signMessage: (account: Account) =>
			step("signMessage", async ({ signMessage }, waiting) => {
				const signed = await signMessage(voice, account, testMessage(occasion()), waiting);
				return { account, signed };
			}),
		signIn: () =>
			step("signIn", async (operations, waiting) => {
				const signed = await operations.signIn(voice, testSignIn(occasion(), test.account?.address), waiting);
				return { account: follow(operations, signed.account), signed };
			}),
	};
}
