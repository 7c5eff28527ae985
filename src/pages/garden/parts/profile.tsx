import { user } from "#src/content/demo/user.ts";
import { membershipLevels } from "#src/content/facts/community.ts";
import { mentorshipWords } from "#src/content/garden.ts";
import { dateText } from "#src/figures/date-text.ts";
import { Card } from "#src/ui/card.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import styles from "./profile.module.css";

/** The member's profile: seal, name, level, and join date. Specification 3 (User). */
export function Profile() {
	const { avatar, username, id, joinDate, level, mentorshipStatus } = user;
	return (
		<Card>
			<div className={styles.head}>
				<span className={styles.seal}>
					<Glyph kanji={avatar.kanji} />
				</span>
				<div>
					<h2 className={styles.name}>{username}</h2>
					<Reading {...avatar} />
				</div>
			</div>
			<FigureRows
				rows={[
					{ label: "Level", figure: membershipLevels.find((one) => one.id === level)?.name ?? level },
					{ label: "Mentorship", figure: mentorshipWords[mentorshipStatus] },
					{ label: "Member since", figure: dateText(joinDate) },
					{ label: "Signs as", figure: avatar.initials },
					{ label: "Member number", figure: id.replace("member-", "") },
				]}
			/>
		</Card>
	);
}
