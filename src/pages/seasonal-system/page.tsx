import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function SeasonalSystemPage() {
	return <PageStandIn page="seasonal-system" />;
}
