import { SectionHeading } from "#src/ui/section-heading.tsx";

const koke = { kanji: "苔", reading: "koke", meaning: "moss" };

export function SectionHeadingSample() {
	return <SectionHeading level={4} kanji={koke} title="Under the maples" />;
}
