import {
	type ActivityItem,
	cliActivity,
	landingStats,
	pillars,
	readerLanding as words,
} from "#src/content/reader-landing.ts";
import { type DocumentSection, sectionHref } from "#src/documents/catalogue.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { ActivityList } from "#src/ui/activity-list.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import styles from "./landing.module.css";

const tones: Record<ActivityItem["type"], 1 | 2 | 3 | 4 | 5> = {
	capsule: 1,
	server: 3,
	mesh: 4,
	ssh: 5,
	transfer: 4,
	tunnel: 2,
	ideas: 5,
	docs: 3,
};

/** The reader with no document open: figures, pillars, activity and the way into every section. Specification 2.3. */
export function Landing({ catalogue }: { catalogue: readonly DocumentSection[] }) {
	return (
		<div className={styles.landing}>
			<div className={styles.head}>
				<div className={styles.opening}>
					<p className={styles.kanji}>
						<Glyph kanji={words.kanji.kanji} />
						<Reading {...words.kanji} />
					</p>
					<h1 tabIndex={-1}>{words.title}</h1>
					<p className={styles.introduction}>{words.introduction}</p>
				</div>
				<div className={`season-window ${styles.window}`} aria-hidden="true" />
			</div>

			<section aria-label={words.statsTitle}>
				<StatRow>
					{landingStats.map((stat) => (
						<Stat key={stat.label} {...stat} />
					))}
				</StatRow>
				<p className={styles.note}>{words.sampleNote}</p>
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.pillarsTitle} kanji={words.pillarsKanji} stacked />
					<p>{words.pillarsText}</p>
					<PageLink to="/cli">The command-line guide</PageLink>
				</div>
				<PillarGrid pillars={pillars.map((pillar) => ({ ...pillar, icon: <Icon name={pillar.icon} size={20} /> }))} />
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.activityTitle} kanji={words.activityKanji} stacked />
					<p>{words.activityText}</p>
				</div>
				<ActivityList
					activities={cliActivity.map(({ detail, type, ...item }) => ({ ...item, object: detail, tone: tones[type] }))}
				/>
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.sectionsTitle} kanji={words.sectionsKanji} stacked />
					<p>{words.sectionsText}</p>
				</div>
				<ol className={styles.sections}>
					{catalogue.map((section) => (
						<li key={section.id}>
							<PageLink to={sectionHref(section)}>
								<span className={`modern ${styles.number}`}>{section.id}</span>
								<span className={`traditional ${styles.sectionKanji}`}>
									<Glyph kanji={section.kanji.kanji} />
								</span>
								<span className={styles.title}>{section.title}</span>
								<span className={styles.description}>{section.description}</span>
							</PageLink>
						</li>
					))}
				</ol>
			</section>
		</div>
	);
}
