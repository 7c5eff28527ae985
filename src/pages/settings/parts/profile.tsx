import { user } from "#src/content/demo/user.ts";
import { profileSections } from "#src/content/settings/profile.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { JapaneseWord } from "#src/ui/japanese-word.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { OnThisSite } from "./on-this-site.tsx";

/** Six sections of a profile and the fields in each. Specification 3, settings concepts. */
export function Profile() {
	return (
		<SectionParts>
			<SectionPart title="Six sections">
				<PillarGrid
					level={4}
					pillars={profileSections.map(({ title, kanji, fields, text }) => ({
						title,
						kanji,
						text,
						subtitle: fields.join(", "),
					}))}
				/>
			</SectionPart>
			<OnThisSite>
				<p>
					The demo member is called {user.username} and has a seal for an avatar: <JapaneseWord {...user.avatar} />. The
					member’s whole profile is the <PageLink to="/garden">community garden</PageLink>. It is the same for every
					visitor, and nobody can change it.
				</p>
			</OnThisSite>
		</SectionParts>
	);
}
