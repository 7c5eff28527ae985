import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CeremoniesPage() {
	return <PageStandIn page="ceremonies" />;
}
