import { errorScreen } from "#src/content/errors.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./error-screen.module.css";

/** The general error screen. Round is well, square needs attention: its window is square. Specification 2.2 and 8. */
export function ErrorScreen() {
	return (
		<div className={styles.screen} role="alert">
			<svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" className={styles.window}>
				<rect x="1" y="1" width="118" height="118" />
				<rect x="8" y="8" width="104" height="104" className={styles.pane} />
				<path d="M60 8v104M8 60h104M34 8v104M86 8v104" />
			</svg>
			<h1 tabIndex={-1}>{errorScreen.title}</h1>
			<p>{errorScreen.text}</p>
			<button type="button" className={styles.action} onClick={() => location.reload()}>
				<Icon name="rotate-cw" size={16} />
				{errorScreen.action}
			</button>
		</div>
	);
}
