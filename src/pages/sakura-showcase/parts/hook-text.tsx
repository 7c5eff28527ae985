import { type HookId, hooks } from "#src/content/library/hooks.ts";
import { hookDetails } from "../hook-details.ts";
import { sampleCode } from "../sample-code.ts";
import styles from "./source-words.module.css";
import { FieldTable, Notes, SampleCode, Source } from "./source-words.tsx";

/** Code and fields of a hook, and what it does outside its provider. Specification 8 */
export function HookText({ id }: { id: HookId }) {
	const name = hooks.find((hook) => hook.id === id)?.name ?? id;
	const { source, fields, outside } = hookDetails[id];
	return (
		<div className={styles.source}>
			<SampleCode of={name} code={sampleCode(`hooks/${id}`)} />
			<FieldTable caption={`What ${name} answers`} head="Field" fields={fields} />
			<Notes notes={{ "Outside its provider": outside }} />
			<Source path={source} />
		</div>
	);
}
