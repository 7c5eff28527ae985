import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function SettingsPage() {
	return <PageStandIn page="settings" />;
}
