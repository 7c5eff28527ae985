import { keepOffline } from "#src/content/keep-offline.ts";
import { accountGuards, keptInBrowser, visibilityLevels } from "#src/content/settings/privacy.ts";
import { LateKeepOffline } from "#src/offline/late-keep-offline.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { ReadingSwitch } from "#src/reading-record/reading-switch.tsx";
import { Table } from "#src/ui/table.tsx";
import { WalletDoctor } from "#src/wallet-doctor/wallet-doctor.tsx";
import { KeptNow } from "./kept-now.tsx";
import { OnThisSite } from "./on-this-site.tsx";
import { OpenDisplaySettings } from "./open-display-settings.tsx";
import { WhatIsSent } from "./what-is-sent.tsx";

/** Who sees what of a member, and what this site stores about a visitor. Specification 6. */
export function Privacy() {
	return (
		<SectionParts>
			<SectionPart title="Profile visibility">
				<Table
					caption="Profile visibility"
					hideCaption
					stacks
					rows={visibilityLevels}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Level", cell: ({ name }) => name },
						{ head: "Who sees the profile", cell: ({ who }) => who },
						{ head: "How much is seen", cell: ({ sees }) => sees },
					]}
				/>
			</SectionPart>
			<SectionPart
				title="Account security"
				introduction="Both are mentioned in words only: the demo member has no real login, so there is nothing to guard and no key to make."
			>
				<Table
					caption="Account security"
					hideCaption
					rows={accountGuards}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Guard", cell: ({ name }) => name },
						{ head: "What it does", cell: ({ text }) => text },
					]}
				/>
			</SectionPart>
			<SectionPart
				title="What this site keeps"
				introduction="Six entries in your browser’s own storage; copies of what you have opened, to be read without a network, with the order in which they were used; and no cookie. None of it leaves your device."
			>
				<Table
					caption="What this site keeps"
					hideCaption
					stacks
					rows={keptInBrowser}
					rowKey={({ key }) => key}
					columns={[
						{ head: "Key", cell: ({ key }) => <code className="whole">{key}</code> },
						{ head: "What it holds", cell: ({ what }) => what },
						{ head: "Until", cell: ({ until }) => until },
					]}
				/>
			</SectionPart>
			<SectionPart
				title="What you have read"
				introduction="The documentation reader shows where you stopped, and which passages changed since you read them. It works this out here, in your browser."
			>
				<ReadingSwitch />
			</SectionPart>
			<SectionPart
				title="In your browser now"
				introduction="Word for word, the longest cut short. Change a display setting and see it change here."
			>
				<KeptNow />
				<OpenDisplaySettings />
			</SectionPart>
			<SectionPart title={keepOffline.title} introduction={keepOffline.introduction}>
				<LateKeepOffline visited />
			</SectionPart>
			<SectionPart
				title="Wallet doctor"
				introduction="What this page can see of wallet extensions. It asks them for nothing by itself."
			>
				<WalletDoctor />
			</SectionPart>
			<OnThisSite>
				<WhatIsSent />
			</OnThisSite>
		</SectionParts>
	);
}
