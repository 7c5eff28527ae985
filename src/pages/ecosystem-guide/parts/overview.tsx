import { guideActivity } from "#src/content/ecosystem-guide/activity.ts";
import { type GuideCardId, guideCards } from "#src/content/ecosystem-guide/cards.ts";
import { ecosystemStated } from "#src/content/facts/ecosystem.ts";
import { meshNodes } from "#src/content/facts/infrastructure.ts";
import { Term } from "#src/glossary/term.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Lately } from "#src/rotation/lately.tsx";
import { RotatingCards } from "#src/rotation/rotating-cards.tsx";
import { FEATURED_MS } from "#src/rotation/use-rotation.ts";
import { PreviewButton } from "#src/ui/preview-button.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Components } from "./components.tsx";
import { GuideCard } from "./guide-card.tsx";
import styles from "./overview.module.css";

const cardIds = Object.keys(guideCards) as GuideCardId[];

/** The last letter of a round figure is its unit. */
const split = (stated: string) => ({ figure: stated.slice(0, -1), unit: stated.slice(-1) });

/** The overview: four figures, six components with links, and cards in rotation. Specification 2.9 and 4.3 */
export function Overview() {
	return (
		<SectionParts>
			<div>
				<StatRow>
					<Stat {...split(ecosystemStated.tokens)} label="CHERRY tokens" context="All that will ever exist" />
					<Stat {...split(ecosystemStated.market)} label="Market size" context="Of the whole market, not ours" />
					<Stat {...split(ecosystemStated.arrTarget)} label="ARR target" context="Aimed at, not reached" />
					<Stat figure={String(meshNodes)} label="Nodes" context={`${ecosystemStated.nodes} in round figures`} />
				</StatRow>
				<div className={styles.buttons}>
					<PreviewButton look="primary">Get CHERRY Tokens</PreviewButton>
					<PreviewButton>View Tokenomics</PreviewButton>
				</div>
				<p className={styles.note}>
					<Term id="arr">ARR</Term> is what subscriptions bring in over a year. <Term id="cherry">CHERRY</Term> is the
					token counted here; the <Term id="cherry-seeds">Cherry Seeds</Term> that members earn and vote with are
					another.
				</p>
			</div>

			<SectionPart
				title="Six components"
				kanji={{ kanji: "木組み", reading: "kigumi", meaning: "timber joinery" }}
				introduction="Each can be used alone. Together they are joined like timber, without nails: one part’s end fits the next one’s beginning."
			>
				<Components />
			</SectionPart>

			<SectionPart title="In passing" kanji={{ kanji: "流れ", reading: "nagare", meaning: "flow" }}>
				<RotatingCards title="In passing" intervalMs={FEATURED_MS}>
					{cardIds.map((id) => (
						<GuideCard key={id} id={id} featured />
					))}
				</RotatingCards>
				<Lately activities={guideActivity} />
			</SectionPart>
		</SectionParts>
	);
}
