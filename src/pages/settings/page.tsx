import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function SettingsPage() {
	return <PageStandIn page="settings" />;
}
