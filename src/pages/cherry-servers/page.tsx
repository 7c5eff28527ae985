import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CherryServersPage() {
	return <PageStandIn page="cherry-servers" />;
}
