import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function SeasonalStatePage() {
	return <PageStandIn page="seasonal-state" />;
}
