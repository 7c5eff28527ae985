import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function SakuraShowcasePage() {
	return <PageStandIn page="sakura-showcase" />;
}
