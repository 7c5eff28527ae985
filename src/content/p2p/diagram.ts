import { meshNeighbours } from "#src/content/facts/mesh.ts";
import type { Step } from "#src/ui/steps.tsx";

/** The meanings of the numbers in the diagram, in order. */
export const diagramParts: readonly Step[] = [
	{
		title: "A node",
		text: "A server with a key of its own. It beats, keeps a list, lends disk and carries chunks. All others do the same.",
	},
	{
		title: "Near neighbours",
		text: `The ${meshNeighbours.fastest} that answer fastest. Most of what the node carries goes through them.`,
	},
	{
		title: "Far neighbours",
		text: `The ${meshNeighbours.random} that were drawn by lot from the rest of the list. Through them news leaves the region.`,
	},
	{
		title: "A relay",
		text: "A near neighbour that happens to be connected to a node nobody else can call. It forwards, and cannot read.",
	},
	{
		title: "A node behind a router",
		text: "It opens its connections itself, outwards. What is meant for it comes back along them.",
	},
	{
		title: "The meeting point",
		text: "Whichever node a newcomer calls first. It hands over the list and is then a node like any other.",
	},
	{
		title: "The operator",
		text: "A person with Cherry CLI, outside of the mesh. Commands go to one node over SSH; no node gives another one orders.",
	},
];

/** Who holds what, and what each deliberately lacks. */
export const holders: readonly { who: string; holds: string; lacks: string }[] = [
	{
		who: "Every node",
		holds: "Its own key, the list of who is here, the chunks it was given",
		lacks: "Keys to open them",
	},
	{
		who: "A relay",
		holds: "Two connections",
		lacks: "Anything that passes between them",
	},
	{
		who: "The meeting point",
		holds: "The same list as all others",
		lacks: "A say in who may join",
	},
	{
		who: "The operator",
		holds: "Login, signing and recipient keys",
		lacks: "Access to nodes that belong to others",
	},
];
