import { methodWords } from "./methods.ts";
import { ReaderFrame } from "./reader-frame.tsx";

/** What the page shows until the reader has loaded, and without script. */
export function ServedChainReader() {
	return (
		<ReaderFrame>
			<p>The reader requires JavaScript and loads after the page. It reads the answers to</p>
			<ul>
				{Object.entries(methodWords).map(([method, words]) => (
					<li key={method}>
						<code>{method}</code>: {words}
					</li>
				))}
			</ul>
		</ReaderFrame>
	);
}
