import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Still } from "../still-page.ts";

/** Keys, encryption, and an honest list of threats. Specification 9 (AES-256 for transfers) */
export function Security() {
	return (
		<SectionParts>
			<SectionPart title="Two seals, one inside the other">
				<Prose>
					<p>
						The outer seal belongs to the connection: every transfer is encrypted with <Term id="aes-256">AES-256</Term>{" "}
						by default, under session keys that both ends agree on anew. It ends where the connection ends.
					</p>
					<p>
						The inner seal belongs to the <Term id="capsule">capsule.</Term> It was closed before the file set off, with
						a data key made for this one capsule, and it stays closed on every disk on the way. That is why a stranger’s
						server may carry it.
					</p>
				</Prose>
			</SectionPart>
			<Still>{({ SecurityTables }) => <SecurityTables />}</Still>
			<Prose>
				<p>
					A key that is suspected to have leaked ends with its node. Leave with <InlineCode>`--forget`</InlineCode>,
					which deletes it, and without draining. Join again, which makes another, and have its fingerprint compared by
					two witnesses, as in a <Term id="ssh-key-ceremony">key ceremony.</Term> All kinds of key are in{" "}
					<PageLink to="/docs/technical-architecture/encryption-and-keys">Encryption and Keys</PageLink>.
				</p>
			</Prose>
		</SectionParts>
	);
}
