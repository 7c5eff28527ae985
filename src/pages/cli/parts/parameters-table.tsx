import { nameOf } from "#src/cli/usage.ts";
import { takes } from "#src/composer/command-words.ts";
import { type Field, fieldsOf } from "#src/composer/draft.ts";
import type { Command } from "#src/content/commands/command.ts";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./command.module.css";

/** Arguments in order, then options: the value, its default, and what it does. */
export function ParametersTable({ command }: { command: Command }) {
	const parameters = fieldsOf(command);
	if (parameters.length === 0) return <p className={styles.none}>Takes no arguments or options.</p>;
	return (
		<Table
			caption={`Arguments and options of ${nameOf(command)}`}
			hideCaption
			stacks
			columns={[
				{
					head: "Name",
					cell: ({ key }) => <code className="whole">{key.startsWith("--") ? key : `<${key}>`}</code>,
				},
				{ head: "Value", cell: (field) => <ValueWords field={field} /> },
				{ head: "Meaning", cell: ({ description }) => <InlineCode>{description}</InlineCode> },
			]}
			rows={parameters}
			rowKey={({ key }) => key}
		/>
	);
}

function ValueWords({ field: { value, required, repeats } }: { field: Field }) {
	const words = [required && "required", value?.default && `default ${value.default}`, repeats && "may be repeated"];
	return (
		<span>
			{value ? <span data-words="">{takes(value)}</span> : "switch"}{" "}
			{words.some(Boolean) && <small className={styles.rule}>{words.filter(Boolean).join(", ")}</small>}
		</span>
	);
}
