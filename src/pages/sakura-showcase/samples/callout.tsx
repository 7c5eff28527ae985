import { Callout } from "#src/ui/callout.tsx";

const wa = { kanji: "和", reading: "wa", meaning: "harmony" };

export function CalloutSample() {
	return (
		<>
			<Callout tone="note" title="Note">
				<p>The gravel is raked at seven.</p>
			</Callout>
			<Callout tone="culture" kanji={wa} title="Wa, harmony">
				<p>A cultural note carries a kanji in place of an icon.</p>
			</Callout>
			<Callout tone="done" title="Done">
				<p>The pond is clean.</p>
			</Callout>
			<Callout tone="warning" title="Before you prune">
				<p>What is cut in June will not flower in April.</p>
			</Callout>
			<Callout tone="danger" title="Ice on the bridge">
				<p>Go round by the mill.</p>
			</Callout>
		</>
	);
}
