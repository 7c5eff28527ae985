import { Prose } from "#src/ui/prose.tsx";
import moon from "../samples/moon.tsx?highlighted";
import notice from "../samples/notice.module.css?highlighted";
import greeting from "../samples/season-greeting.tsx?highlighted";
import { CodeSample } from "./code-sample.tsx";
import { GuideSection } from "./guide-section.tsx";

/** How the season reaches the page: before React, in style sheets, and on a canvas. */
export function Showing() {
	return (
		<>
			<GuideSection id="hydration">
				<Prose>
					<p>
						Every page is served as finished markup, the same for all visitors on all days. It holds no date, no season
						and no choice of anybody’s. So the server’s markup and the first render agree, and nothing has to be
						corrected.
					</p>
					<p>
						A small boot script, the first thing in the body, reads the two stored keys, asks <code>currentSeason</code>
						, and writes the answer onto the page before anything is painted: <code className="whole">data-season</code>{" "}
						and <code className="whole">data-mode</code> on <code>html</code>, with the class{" "}
						<code className="whole">dark-mode</code> in the dark, and one of{" "}
						<code className="whole">season-spring</code>, <code className="whole">season-summer</code>,{" "}
						<code className="whole">season-autumn</code> and <code className="whole">season-winter</code> on{" "}
						<code>body</code>. It is built from the same source as the application, so the rule exists once. Without
						script the page is spring, in the mode that the system prefers.
					</p>
					<p>
						Words that differ by season need no hook and no waiting. Write all four and mark them; a rule of the site
						shows the one in season, to screen readers as well, and spring where no script runs:
					</p>
				</Prose>
				<CodeSample file="season-greeting.tsx" nodes={greeting} />
			</GuideSection>
			<GuideSection id="styles">
				<Prose>
					<p>
						Eight themes, four seasons in light and in dark, fill the same custom properties. A component that asks for{" "}
						<code className="whole">--surface</code> and <code className="whole">--primary</code> is right in all eight,
						and in high contrast, without knowing which it is in. Ask for a season only where no colour can say it.
					</p>
				</Prose>
				<CodeSample file="notice.module.css" nodes={notice} />
			</GuideSection>
			<GuideSection id="painting">
				<Prose>
					<p>
						<code>useTheme</code> is for what paints by itself: a canvas, a chart in a worker, a map. It follows season,
						mode and display live. Take colours from the season’s own data, as here. In an effect, custom properties are
						read from the page too early, for the page is recoloured by an effect further up, which runs later.
					</p>
				</Prose>
				<CodeSample file="moon.tsx" nodes={moon} />
			</GuideSection>
		</>
	);
}
