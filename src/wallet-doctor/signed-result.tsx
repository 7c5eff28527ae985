import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { Badge } from "#src/ui/badge.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Signed } from "#src/wallet-operations/wallet-operations.ts";
import styles from "./wallet-doctor.module.css";

/** A line with a long value that can be copied in full. */
function Copied({ term, shown, whole }: { term: string; shown: string; whole: string }) {
	const what = term.toLowerCase();
	return (
		<div>
			<dt>{term}</dt>
			<dd className={styles.copied}>
				<code className={styles.code}>{shown}</code>
				<CopyButton
					what={what}
					compact
					onCopy={(button) =>
						void copyAndTell(button, whole, { copied: `${term} copied`, failed: `Could not copy the ${what}.` })
					}
				/>
			</dd>
		</div>
	);
}

const AddressFact = ({ address }: { address: string }) => (
	<Copied term="Address" shown={`${address.slice(0, 6)}…${address.slice(-6)}`} whole={address} />
);

/** The connected account. */
export const AccountLine = ({ address }: { address: string }) => (
	<dl className={styles.facts}>
		<AddressFact address={address} />
	</dl>
);

/** A valid signature, and everything that it covers. */
export function SignedResult({ signed: { account, signature, signedMessage, prefix } }: { signed: Signed }) {
	const message = new TextDecoder().decode(signedMessage.subarray(prefix));
	return (
		<>
			<p>
				<Badge tone="good">
					<Icon name="circle-check" /> Verified
				</Badge>
			</p>
			<dl className={styles.facts}>
				<AddressFact address={account.address} />
				<Copied term="Signature" shown={signature} whole={signature} />
				<div>
					<dt>Checked</dt>
					<dd>
						This page verified the ed25519 signature over the message below, using the public key that the address
						encodes.
						{prefix > 0 && ` The wallet added a prefix of ${prefix} bytes to the message, as the standard allows.`}
					</dd>
				</div>
				<div>
					<dt>Message</dt>
					<dd>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
						<pre tabIndex={0} className={styles.text}>
							{message}
						</pre>
					</dd>
				</div>
			</dl>
		</>
	);
}
