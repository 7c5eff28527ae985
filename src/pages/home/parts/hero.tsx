import { useMicroSeason } from "#src/almanac/use-micro-season.ts";
import { homeSlogan } from "#src/content/home.ts";
import { DecorativePetals } from "#src/effects/decorative-petals.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { ButtonLink, PageLink } from "#src/navigation/page-link.tsx";
import { useSeason } from "#src/season/season-provider.tsx";
import { SeasonWindow } from "#src/season/season-window.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { Unbroken } from "#src/ui/unbroken.tsx";
import styles from "./hero.module.css";

/** The season through its round window, what this site is, and two calls to action. */
export function Hero() {
	const { petals } = useAnimationSettings();
	return (
		<div className={styles.hero}>
			{petals && (
				<div className={styles.petals}>
					<DecorativePetals />
				</div>
			)}
			<div className={styles.words}>
				<h1>{siteMapEntry("home").title}</h1>
				<p className={styles.slogan}>
					<Unbroken within={/(^[^,]+,|kept through|four seasons)/}>{homeSlogan}</Unbroken>
				</p>
				<p className={styles.lead}>
					A command-line tool for servers, <PageLink to="/guides/glossary#cherry-seeds">Cherry Seeds</PageLink>, shared
					infrastructure and mentorship. One community, tended the way a garden is: a little, every day.
				</p>
				<div className={styles.actions}>
					<ButtonLink to="/community" look="primary">
						Meet the community
					</ButtonLink>
					<ButtonLink to="/cli">Read the CLI docs</ButtonLink>
				</div>
				<MicroSeason />
			</div>
			<div className={styles.window} aria-hidden="true">
				<SeasonWindow />
			</div>
		</div>
	);
}

/** Today's micro-season; its space is reserved until the date is known. */
function MicroSeason() {
	const microSeason = useMicroSeason(useSeason().today);
	return (
		<div className={styles.micro}>
			{microSeason && (
				<>
					<span lang="ja" aria-hidden="true" className={styles.vertical}>
						{microSeason.kanji}
					</span>
					<p>
						<i className={styles.reading}>{microSeason.reading}</i>
						<strong>{microSeason.meaning}</strong>
						<span className={styles.count}>Today, micro-season {microSeason.n} of 72</span>
					</p>
				</>
			)}
		</div>
	);
}
