/** Where a build sends its timings; "" if it sends none, which is the default. */
const vitalsUrl = import.meta.env.VITE_VITALS_URL;

/** What leaves the visitor's browser in this build. */
export function WhatIsSent() {
	return vitalsUrl ? (
		<TimingsAreSent to={URL.canParse(vitalsUrl) ? new URL(vitalsUrl).host : "this address"} />
	) : (
		<NothingIsSent />
	);
}

function NothingIsSent() {
	return (
		<p>
			Pages, documents, pictures and fonts come from this address alone, and each page carries a policy that forbids
			your browser to ask any other. Nothing you choose is sent, nothing counts you, and the demo member is not you.
		</p>
	);
}

function TimingsAreSent({ to }: { to: string }) {
	return (
		<>
			<p>
				Pages, documents, pictures and fonts come from this address alone. Nothing you choose is sent, and the demo
				member is not you.
			</p>
			<p>
				When you leave a page, your browser tells <strong>{to}</strong> which page it was, whether you had followed a
				link, reloaded or come back, and five figures: how soon the page answered, showed something, showed its largest
				part and reacted to you, and how much it shifted. No cookie goes along, and no name or number that would tell
				you from others; as with every request, the receiver sees the network address it comes from. If your browser
				asks not to be tracked (Do Not Track, Global Privacy Control), nothing is measured and nothing is sent.
			</p>
		</>
	);
}
