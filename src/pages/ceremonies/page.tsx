import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CeremoniesPage() {
	return <PageStandIn page="ceremonies" />;
}
