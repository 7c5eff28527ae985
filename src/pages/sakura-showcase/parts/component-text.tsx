import type { ComponentType } from "react";
import { componentDetails } from "#src/content/library/component-details.ts";
import { type ComponentId, components } from "#src/content/library/components.ts";
import { sampleCode } from "../sample-code.ts";
import { stillSamples } from "../still-samples.tsx";
import { Stage } from "./entry.tsx";
import styles from "./source-words.module.css";
import { FieldTable, Notes, SampleCode, Source } from "./source-words.tsx";

const nameOf = (id: ComponentId) => components.find((entry) => entry.id === id)?.name ?? id;

const samples: Partial<Record<ComponentId, ComponentType>> = stillSamples;

/** Code, props, keys and notes of a component. */
export function ComponentText({ id }: { id: ComponentId }) {
	const { source, props, keyboard, accessibility } = componentDetails[id];
	const Sample = samples[id];
	return (
		<div className={styles.source}>
			{Sample && (
				<Stage>
					<Sample />
				</Stage>
			)}
			<SampleCode of={nameOf(id)} code={sampleCode(id)} />
			<FieldTable caption={`Props of ${nameOf(id)}`} head="Prop" fields={props} />
			<Notes notes={{ Keyboard: keyboard, Accessibility: accessibility }} />
			<Source path={source} />
		</div>
	);
}
