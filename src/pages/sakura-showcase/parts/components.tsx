import type { ComponentType } from "react";
import { type ComponentId, componentCategories, components } from "#src/content/library/components.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { liveSamples } from "../live-samples.ts";
import { Entry, Stage } from "./entry.tsx";
import { StillPart } from "./still-part.tsx";

const samples: Partial<Record<ComponentId, ComponentType>> = liveSamples;

/** Every component: running live, with its code, props and keys. Specification 2.12. */
export function Components() {
	return (
		<SectionParts>
			{componentCategories.map((category) => (
				<SectionPart key={category} title={category}>
					{components
						.filter((entry) => entry.category === category)
						.map((entry) => {
							const Sample = samples[entry.id];
							return (
								<Entry key={entry.id} {...entry} level={4}>
									{Sample && (
										<Stage live>
											<Sample />
										</Stage>
									)}
									<StillPart>{({ ComponentText }) => <ComponentText id={entry.id} />}</StillPart>
								</Entry>
							);
						})}
				</SectionPart>
			))}
		</SectionParts>
	);
}
