import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function GlossaryPage() {
	return <PageStandIn page="glossary" />;
}
