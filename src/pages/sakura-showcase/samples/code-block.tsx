import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { CodeBlock } from "#src/ui/code-block.tsx";

const said = { copied: "Command copied", failed: "Could not copy the command." };

export function CodeBlockSample() {
	return (
		<CodeBlock
			prompt
			label="Ask for the season"
			code="cherry season --greeting"
			onCopy={(button, source) => void copyAndTell(button, source.textContent, said)}
		/>
	);
}
