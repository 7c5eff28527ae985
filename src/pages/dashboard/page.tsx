import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function DashboardPage() {
	return <PageStandIn page="dashboard" />;
}
