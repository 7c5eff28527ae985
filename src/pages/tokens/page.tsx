import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function TokensPage() {
	return <PageStandIn page="tokens" />;
}
