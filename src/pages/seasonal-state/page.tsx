import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function SeasonalStatePage() {
	return <PageStandIn page="seasonal-state" />;
}
