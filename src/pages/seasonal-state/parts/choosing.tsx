import { url } from "#src/navigation/url.ts";
import { Prose } from "#src/ui/prose.tsx";
import alwaysWinter from "../samples/always-winter.tsx?highlighted";
import lantern from "../samples/lantern.tsx?highlighted";
import lookAhead from "../samples/look-ahead.tsx?highlighted";
import seasonLineTest from "../samples/season-line.test.tsx?highlighted";
import { CodeSample } from "./code-sample.tsx";
import { GuideSection } from "./guide-section.tsx";

/** Changing the season, the motion that may accompany it, and how to test both. */
export function Choosing() {
	return (
		<>
			<GuideSection id="choosing">
				<Prose>
					<p>
						<code>choose</code> does what the header’s season control does. The choice is kept under{" "}
						<code className="whole">sakura-ecosystem</code>, other tabs follow it, and the control shows it at once; the
						page is recoloured after that has been painted. Where storage is blocked the choice lasts for the visit.
					</p>
				</Prose>
				<CodeSample file="always-winter.tsx" nodes={alwaysWinter} />
				<Prose>
					<p>
						<code>preview</code> shows a season and keeps nothing. An address does the same when a page is opened with
						it:{" "}
						<a href={url("/guides/seasonal-state?season=winter#choosing")}>
							<code>?season=winter</code>
						</a>{" "}
						works on every page. Either ends with the next choice, and with the visit.
					</p>
				</Prose>
				<CodeSample file="look-ahead.tsx" nodes={lookAhead} />
			</GuideSection>
			<GuideSection id="moving">
				<Prose>
					<p>
						<code>useAnimationSettings</code> gives the visitor’s choices as far as their needs leave them. Under
						reduced motion nothing moves by itself and the intensity is minimal; in high contrast nothing moves behind
						text. The object stays the same while nothing has changed. CSS transitions need no hook: reduced motion ends
						them at once, on the whole site.
					</p>
				</Prose>
				<CodeSample file="lantern.tsx" nodes={lantern} />
			</GuideSection>
			<GuideSection id="testing">
				<Prose>
					<p>
						Never test against today. Set the clock to a boundary and to the minute before it, then render inside the
						provider. This test runs with the others of this site; so do the samples above, which are files of its
						source, and are checked and rendered before each change is published.
					</p>
				</Prose>
				<CodeSample file="season-line.test.tsx" nodes={seasonLineTest} />
				<Prose>
					<p>
						In a browser Playwright’s <code>page.clock</code> does the same before the page is opened. Look at all four
						seasons, in light and dark, and at the page without script: that is spring, and has to read well.
					</p>
				</Prose>
			</GuideSection>
		</>
	);
}
