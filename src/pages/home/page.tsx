import { DecorativePetals } from "#src/effects/decorative-petals.tsx";
import { PageStandIn } from "#src/navigation/page-stand-in.tsx";
import { usePreferences } from "#src/preferences/preferences.ts";
import styles from "./page.module.css";

export default function HomePage() {
	const petals = usePreferences((preferences) => preferences.petals);
	return (
		<div className={styles.page}>
			{petals && (
				<div className={styles.hero}>
					<DecorativePetals />
				</div>
			)}
			<PageStandIn page="home" />
		</div>
	);
}
