import { DecorativePetals } from "#src/effects/decorative-petals.tsx";
import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import styles from "./page.module.css";

export default function HomePage() {
	const { petals } = useAnimationSettings();
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
