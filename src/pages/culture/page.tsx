import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CulturePage() {
	return <PageStandIn page="culture" />;
}
