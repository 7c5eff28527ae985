import { ParticipationBars } from "#src/member/participation-bars.tsx";
import { Recognitions } from "#src/member/recognitions.tsx";
import { useSeason } from "#src/season/season-provider.tsx";
import { attended, attendedBySeason, held } from "../times-together.ts";
import styles from "./two-columns.module.css";

/** The member's participation in each season, the current one marked once it is known, and the recognitions. */
export function SeasonsPart() {
	const { season } = useSeason();
	return (
		<div className={styles.columns}>
			<div>
				<h3>Participation</h3>
				<p className={styles.plain}>
					Meetings, circles and ceremonies you came to, of all that were held: {attendedBySeason.join(" + ")} ={" "}
					{attended} of {held}
				</p>
				<ParticipationBars season={season} />
			</div>
			<div>
				<h3>Recognitions</h3>
				<p className={styles.plain}>Each is given by a circle, under a seal</p>
				<Recognitions dated />
			</div>
		</div>
	);
}
