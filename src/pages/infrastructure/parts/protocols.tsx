import { heartbeat, sampleCapsule } from "#src/content/facts/mesh.ts";
import {
	discoverySteps,
	handshakeSteps,
	protocolWords,
	silences,
	transferSteps,
	wallSteps,
} from "#src/content/p2p/protocols.ts";
import { HeartbeatSimulator } from "#src/mesh/heartbeat-simulator.tsx";
import { restOfTransfer } from "#src/mesh/traffic.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";
import { PowerLoss } from "./power-loss.tsx";

const { everySeconds, timeoutSeconds } = heartbeat;
const { chunks, arrivedChunks, chunkMebibytes, megabytes } = sampleCapsule;
const rest = restOfTransfer(sampleCapsule);

/** Discovery, handshake, heartbeat, transfer, and NAT traversal. Specification 9 (P2P text) */
export function Protocols() {
	return (
		<SectionParts>
			<SectionPart title="Discovery" kanji={protocolWords.discovery}>
				<Steps steps={discoverySteps} />
			</SectionPart>
			<SectionPart title="Handshake" kanji={protocolWords.handshake}>
				<Steps steps={handshakeSteps} />
			</SectionPart>
			<SectionPart
				title="Heartbeat"
				kanji={protocolWords.heartbeat}
				introduction={`A heartbeat goes out every ${everySeconds} s; a node silent for ${timeoutSeconds} s is taken off the list. One lost packet means nothing, two may be a busy minute, three are an answer.`}
			>
				<PowerLoss />
			</SectionPart>
			<SectionPart title="What a neighbour makes of silence">
				<Table
					hideCaption
					stacks
					caption="Silence by seconds"
					columns={[
						{ head: "Since the last beat", cell: ({ since }) => since },
						{ head: "What a neighbour thinks", cell: ({ thinks }) => thinks },
						{ head: "What it does", cell: ({ does }) => does },
					]}
					rows={silences}
					rowKey={({ since }) => since}
				/>
				<FinePrint>
					Each node measures only how long ago it last heard something. Clocks need not agree; a wrong time zone or a
					corrected clock removes nobody.
				</FinePrint>
			</SectionPart>
			<HeartbeatSimulator path="/infrastructure/p2p#protocols" />
			<SectionPart title="Transfer" kanji={protocolWords.transfer}>
				<Steps steps={transferSteps} />
				<FinePrint>
					A capsule of {megabytes} MB has {chunks} chunks. If {arrivedChunks} have arrived, {chunks} − {arrivedChunks} ={" "}
					{rest.chunks} remain: {rest.chunks} × {chunkMebibytes} MiB, about {Math.round(rest.megabytes)} MB instead of{" "}
					{megabytes}.
				</FinePrint>
			</SectionPart>
			<SectionPart title="Through walls" kanji={protocolWords.walls}>
				<Steps steps={wallSteps} />
			</SectionPart>
		</SectionParts>
	);
}
