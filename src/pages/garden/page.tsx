import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function GardenPage() {
	return <PageStandIn page="garden" />;
}
