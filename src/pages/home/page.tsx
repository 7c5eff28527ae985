import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function HomePage() {
	return <PageStandIn page="home" />;
}
