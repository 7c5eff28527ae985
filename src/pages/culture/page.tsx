import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CulturePage() {
	return <PageStandIn page="culture" />;
}
