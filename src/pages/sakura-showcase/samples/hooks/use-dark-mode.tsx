import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { SwitchRow } from "#src/ui/switch-row.tsx";

export function DarkModeSample() {
	const { dark, choose } = useDarkMode();
	return <SwitchRow label="Lamps out" checked={dark} onChange={choose} />;
}
