import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function InfrastructurePage() {
	return <PageStandIn page="infrastructure" />;
}
