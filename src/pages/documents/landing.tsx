import { keepOffline } from "#src/content/keep-offline.ts";
import {
	type ActivityItem,
	cliActivity,
	landingStats,
	pillars,
	readerLanding as words,
} from "#src/content/reader-landing.ts";
import { sectionDescriptions } from "#src/content/section-descriptions.ts";
import { type DocumentSection, sectionHref } from "#src/documents/catalogue.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { LateKeepOffline } from "#src/offline/late-keep-offline.tsx";
import { ActivityList } from "#src/ui/activity-list.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
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

export { sectionDescriptions };

/**
 * The reader without an open document: figures, pillars, activity and links to every section. Specification 2.3.
 * @param missing whether it stands in for an address that names nothing
 */
export function Landing({ catalogue, missing }: { catalogue: readonly DocumentSection[]; missing: boolean }) {
	return (
		<div className={styles.landing}>
			{missing && (
				<Callout tone="note" title={words.missing.title}>
					<p>{words.missing.text}</p>
				</Callout>
			)}
			<div className={styles.head}>
				<PageOpening kanji={words.kanji} title={words.title} introduction={words.introduction} />
				<div className={`season-window ${styles.window}`} aria-hidden="true" />
			</div>

			<section aria-label={words.statsTitle}>
				<StatRow>
					{landingStats.map((stat) => (
						<Stat key={stat.label} {...stat} />
					))}
				</StatRow>
				<SampleNote>{words.sampleNote}</SampleNote>
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.pillarsTitle} kanji={words.pillarsKanji} stacked />
					<p>{words.pillarsText}</p>
					<PageLink to="/cli">The command-line guide</PageLink>
				</div>
				<PillarGrid pillars={pillars} />
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.activityTitle} kanji={words.activityKanji} stacked />
					<p>{words.activityText}</p>
				</div>
				<ActivityList activities={cliActivity.map((item) => ({ ...item, tone: tones[item.type] }))} />
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={words.sectionsTitle} kanji={words.sectionsKanji} stacked />
					<p>{words.sectionsText}</p>
				</div>
				<LinkRows
					rows={catalogue.map((section) => ({
						to: sectionHref(section),
						mark: (
							<>
								<span className={`modern ${styles.number}`}>{section.id}</span>
								<span className={`traditional ${styles.sectionKanji}`}>
									<Glyph kanji={section.kanji.kanji} />
								</span>
							</>
						),
						title: section.title,
						description: sectionDescriptions[section.id],
					}))}
				/>
			</section>

			<section className={styles.section}>
				<div className={styles.heading}>
					<SectionHeading title={keepOffline.title} kanji={keepOffline.kanji} stacked />
					<p>{keepOffline.introduction}</p>
				</div>
				<LateKeepOffline />
			</section>
		</div>
	);
}
