import { notificationKinds, notificationWays } from "#src/content/settings/notifications.ts";
import { listText } from "#src/figures/list-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";
import { notificationOptions } from "./named-counts.ts";
import { OnThisSite } from "./on-this-site.tsx";

const ways = listText(notificationWays);

/** Kinds of notification and their channels. Specification 2.13. */
export function Notifications() {
	return (
		<SectionParts>
			<SectionPart title={`${notificationKinds.length} kinds, ${notificationWays.length} ways`}>
				<Table
					caption="Kinds of notification"
					hideCaption
					rows={notificationKinds}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Kind", cell: ({ name }) => name },
						{ head: "When it comes", cell: ({ text }) => text },
					]}
				/>
				<FinePrint>
					{notificationKinds.length} kinds × {notificationWays.length} ways ({ways}) = {notificationOptions} options,
					each on or off by itself.
				</FinePrint>
			</SectionPart>
			<OnThisSite>
				<p>
					Nothing is sent to you, and your browser is never asked whether it may be. News of the demo community stands
					on the <PageLink to="/dashboard">seasonal dashboard</PageLink>. Cherry Seeds are not CHERRY: see the{" "}
					<PageLink to="/guides/glossary">glossary</PageLink>.
				</p>
			</OnThisSite>
		</SectionParts>
	);
}
