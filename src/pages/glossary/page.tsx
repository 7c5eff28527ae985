import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function GlossaryPage() {
	return <PageStandIn page="glossary" />;
}
