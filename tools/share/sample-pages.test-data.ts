import type { SharePage } from "./share-pages.ts";

const said = { title: 'Keys & <Locks> & "Doors"', description: "Two <b> & one" };
const kanji = { kanji: "組", reading: "kumi", meaning: "joinery" };
const none = { published: null, updated: null };
const card = { ...said, overline: "Sayings", kanji, season: "winter" } as const;
const documentation = { path: "/docs", title: "Documentation" };
const section = { path: "/docs/technical-architecture", title: "Technical Architecture" };
const at = (path: string) => ({ path, picture: `/share${path}.png`, markdown: `${path}.md` });

export const home: SharePage = {
	...at("/"),
	picture: "/share/home.png",
	markdown: "/index.html.md",
	kind: "page",
	title: "Sakura Ecosystem",
	description: "Four seasons.",
	above: [],
	card,
	...none,
	updated: "2026-11-21",
};
export const glossary: SharePage = { ...at("/guides/glossary"), kind: "guide", ...said, above: [], card, ...none };
const reader: SharePage = {
	...at("/docs"),
	kind: "section",
	...said,
	title: "Documentation",
	above: [],
	card,
	...none,
};
export const technical: SharePage = {
	...at(section.path),
	kind: "section",
	...said,
	title: section.title,
	above: [documentation],
	card,
	...none,
};
export const capsules: SharePage = {
	...at(`${section.path}/server-capsules`),
	markdown: "/docs/05-technical-architecture/02-server-capsules.md",
	kind: "document",
	title: "Server Capsules",
	description: "Sealed & <carried>.",
	above: [documentation, section],
	card: { ...card, number: "05-02" },
	published: "2026-11-20",
	updated: "2026-11-22",
};
export const mesh: SharePage = {
	...capsules,
	...at(`${section.path}/p2p-mesh`),
	markdown: "/docs/05-technical-architecture/05-p2p-mesh.md",
	title: "P2P Mesh",
	published: null,
	updated: "2026-11-23",
};
export const undated: SharePage = { ...capsules, ...at(`${section.path}/undated`), title: "Undated", ...none };

export const samplePages: SharePage[] = [home, glossary, reader, technical, capsules, mesh, undated];
