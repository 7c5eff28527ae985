import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CherryServersPage() {
	return <PageStandIn page="cherry-servers" />;
}
