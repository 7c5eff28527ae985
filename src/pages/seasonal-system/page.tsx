import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function SeasonalSystemPage() {
	return <PageStandIn page="seasonal-system" />;
}
