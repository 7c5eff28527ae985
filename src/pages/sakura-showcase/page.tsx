import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function SakuraShowcasePage() {
	return <PageStandIn page="sakura-showcase" />;
}
