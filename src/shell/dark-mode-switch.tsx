import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./header.module.css";

/**
 * Switches dark mode on and off. Both icons are in the markup; the style sheet shows the right one before any script
 * runs.
 */
export function DarkModeSwitch({ className }: { className: string | undefined }) {
	const { dark, choose } = useDarkMode();
	return (
		<button
			type="button"
			role="switch"
			aria-checked={dark}
			aria-label="Dark mode"
			title="Dark mode"
			className={className}
			onClick={() => choose(!dark)}
		>
			<Icon name="moon" size={20} className={styles.whenLight} />
			<Icon name="sun" size={20} className={styles.whenDark} />
		</button>
	);
}
