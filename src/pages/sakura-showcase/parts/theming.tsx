import { ModeSetting, SeasonSetting } from "#src/display-settings/mode-and-season-settings.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Stage } from "./entry.tsx";
import { StillPart } from "./still-part.tsx";
import styles from "./theming.module.css";

/** The four themes, light and dark, and the tokens they consist of. Specification 2.12 and 9. */
export function Theming() {
	return (
		<SectionParts>
			<SectionPart title="Dress this page" introduction="The same two choices as in the header. They are kept.">
				<div className={styles.dress}>
					<Stage live>
						<SeasonSetting />
						<ModeSetting note={false} />
					</Stage>
				</div>
			</SectionPart>
			<StillPart>{({ Themes }) => <Themes />}</StillPart>
			<StillPart>{({ Tokens }) => <Tokens />}</StillPart>
		</SectionParts>
	);
}
