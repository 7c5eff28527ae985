import { useRef } from "react";
import { flushSync } from "react-dom";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { ComposePart } from "./compose-part.tsx";
import { ExplainPart } from "./explain-part.tsx";
import { useComposer } from "./use-composer.ts";

/** The command composer: builds a line from a form, and explains any line. Its code loads when it is opened. */
export function Composer() {
	const composer = useComposer();
	const top = useRef<HTMLDivElement>(null);
	return (
		<div ref={top}>
			<SectionParts>
				<SectionPart title="Compose a line">
					<ComposePart composer={composer} />
				</SectionPart>
				<SectionPart
					title="Explain a line"
					introduction="From a colleague, a note or an old script: what each part means, and what is wrong with it."
				>
					<ExplainPart
						onEdit={(command, draft) => {
							flushSync(() => composer.choose(command, draft));
							top.current?.scrollIntoView();
							top.current?.querySelector("input")?.focus({ preventScroll: true });
						}}
					/>
				</SectionPart>
			</SectionParts>
		</div>
	);
}
