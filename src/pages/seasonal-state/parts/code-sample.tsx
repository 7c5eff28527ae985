import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import type { ArticleNode } from "#src/documents/article-node.ts";
import { HighlightedCode } from "#src/documents/highlighted-code.tsx";
import { CodeBlock } from "#src/ui/code-block.tsx";
import "#src/ui/highlight.css";
import styles from "../page.module.css";

const said = { copied: "Code copied", failed: "Could not copy the code." };

/** One of the files in `samples`, verbatim, under its name. */
export function CodeSample({ file, nodes }: { file: string; nodes: readonly ArticleNode[] }) {
	return (
		<div>
			<p className={styles.file}>{file}</p>
			<CodeBlock code="" label={file} onCopy={(button, source) => void copyAndTell(button, source.textContent, said)}>
				<HighlightedCode nodes={nodes} />
			</CodeBlock>
		</div>
	);
}
