import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function GardenPage() {
	return <PageStandIn page="garden" />;
}
