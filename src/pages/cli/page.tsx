import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CliPage() {
	return <PageStandIn page="cli" />;
}
