import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function TokensPage() {
	return <PageStandIn page="tokens" />;
}
