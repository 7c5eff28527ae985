import { SectionHeading } from "#src/ui/section-heading.tsx";

export function SectionHeadingSample() {
	return (
		<SectionHeading level={4} kanji={{ kanji: "苔", reading: "koke", meaning: "moss" }} title="Under the maples" />
	);
}
