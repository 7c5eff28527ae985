import type { AnyFieldRows } from "#src/content/library/entry.ts";
import type { ArticleNode } from "#src/documents/article-node.ts";
import { HighlightedCode } from "#src/documents/highlighted-code.tsx";
import "#src/ui/highlight.css";
import { answeredAround } from "#src/still/answered-around.ts";
import { CodeBlock } from "#src/ui/code-block.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Table } from "#src/ui/table.tsx";
import layout from "./columns.module.css";
import styles from "./source-words.module.css";

/** A sample's code. */
export function SampleCode({ of, code }: { of: string; code: readonly ArticleNode[] }) {
	return (
		<CodeBlock label={`Source of ${of}`} code="" onCopy={answeredAround}>
			<HighlightedCode nodes={code} />
		</CodeBlock>
	);
}

/** Wrapped in one element if it contains code: cells of stacked rows separate their children. */
const Meaning = ({ text }: { text: string }) =>
	text.includes("`") ? (
		<span>
			<InlineCode>{text}</InlineCode>
		</span>
	) : (
		text
	);

/** The fields of a type, one per row. */
export function FieldTable({ caption, head, fields }: { caption: string; head: string; fields: AnyFieldRows }) {
	return (
		<Table
			stacks
			hideCaption
			caption={caption}
			rows={Object.entries(fields)}
			rowKey={([name]) => name}
			columns={[
				{
					head,
					cell: ([name, { required }]) => (
						<code>
							{name}
							{required || "?"}
						</code>
					),
				},
				{ head: "Type", cell: ([, { type }]) => <InlineCode>{`\`${type}\``}</InlineCode> },
				{ head: "Meaning", cell: ([, { text }]) => <Meaning text={text} /> },
			]}
		/>
	);
}

/** Short answers under their questions. */
export function Notes({ notes }: { notes: Record<string, string> }) {
	return (
		<dl className={`${layout.columns} ${styles.notes}`}>
			{Object.entries(notes).map(([title, text]) => (
				<div key={title}>
					<dt>{title}</dt>
					<dd>
						<InlineCode>{text}</InlineCode>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The source file. */
export const Source = ({ path }: { path: string }) => (
	<FinePrint>
		<code>{path}</code>
	</FinePrint>
);
