import type { ComponentType } from "react";
import { Badge } from "#src/ui/badge.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { ProgressBar } from "#src/ui/progress-bar.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Timeline } from "#src/ui/timeline.tsx";
import { namesIn, type Piece, pieceCode } from "./piece-code.ts";

/** The components used in examples, and the file of each. */
export const exampleParts: Readonly<Record<string, { from: string; component: ComponentType<never> }>> = {
	Badge: { from: "badge", component: Badge },
	Callout: { from: "callout", component: Callout },
	ProgressBar: { from: "progress-bar", component: ProgressBar },
	SectionHeading: { from: "section-heading", component: SectionHeading },
	Stat: { from: "stat", component: Stat },
	StatRow: { from: "stat", component: StatRow },
	Timeline: { from: "timeline", component: Timeline },
};

/**
 * The complete code of an example: imports, one per file, and the component.
 * @throws Error for a component that is not used in examples
 */
export function exampleCode(piece: Piece): string {
	const files = new Map<string, string[]>();
	for (const name of namesIn(piece)) {
		const part = exampleParts[name];
		if (!part) throw new Error(`There is no example part "${name}"`);
		files.set(part.from, [...(files.get(part.from) ?? []), name]);
	}
	const imports = [...files].map(([from, names]) => `import { ${names.join(", ")} } from "#src/ui/${from}.tsx";`);
	const body = pieceCode(piece).replace(/^(?=.)/gm, "\t\t");
	return `${imports.join("\n")}\n\nexport function Example() {\n\treturn (\n${body}\n\t);\n}`;
}
