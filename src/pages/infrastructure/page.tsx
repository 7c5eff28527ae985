import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function InfrastructurePage() {
	return <PageStandIn page="infrastructure" />;
}
