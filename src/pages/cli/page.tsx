import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CliPage() {
	return <PageStandIn page="cli" />;
}
