import { beforeEach, expect, it } from "vitest";
import type { DocumentSection } from "#src/documents/catalogue.ts";
import { documentVersion } from "#src/documents/document-version.ts";
import { linkMarks, markLinks } from "./mark-links.ts";
import type { Reading } from "./reading.ts";

const section = (id: string, slug: string, ...slugs: string[]) =>
	({ id, slug, files: slugs.map((name, index) => ({ id: `${id}-0${index + 1}`, slug: name })) }) as DocumentSection;
const catalogue = [section("01", "overview", "vision", "history"), section("02", "mesh", "nodes", "beats", "peers")];
const read: Reading = { passages: ["ab12"], states: "s", read: true, day: "2026-10-14" };
const begun: Reading = { passages: ["ab12", "cd34"], states: "s-", read: false, day: "2026-10-14" };
const versions = { "01-01": documentVersion(["ab12"]), "02-01": "another", "02-02": "another" };

const marksOf = (documents: Record<string, Reading>) =>
	Object.fromEntries(
		[...linkMarks(catalogue, { off: false, documents: new Map(Object.entries(documents)) }, versions)].map(
			([name, { status, title, share }]) => [name, [status, title, share]],
		),
	);

it("describes each document's reading state, and each section's totals", () => {
	expect(marksOf({ "01-01": read, "02-01": read, "02-02": begun })).toEqual({
		"overview/vision": ["read", "Read", 1],
		overview: ["begun", "1 of 2 read", 1 / 2],
		"mesh/nodes": ["changed", "Changed since you read it", 1],
		"mesh/beats": ["begun", "Read so far: 50%", 1 / 2],
		mesh: ["changed", "1 of 3 read, 1 changed since", 1 / 3],
	});
	expect(marksOf({ "01-01": read, "01-02": read }).overview).toEqual(["read", "2 of 2 read", 1]);
	expect(marksOf({ "02-02": begun })).not.toHaveProperty("mesh");
});

const anchor = (path: string) => `<li><a href="${path}">x</a></li>`;
beforeEach(() => {
	document.body.innerHTML = `<div><aside><ul><li><button>Overview</button></li><li><button>Mesh</button>
		<ul>${anchor("/docs/mesh/nodes")}${anchor("/docs/mesh/peers")}</ul></li></ul></aside>
		<section><ul>${anchor("/docs/mesh")}${anchor("/docs/overview")}</ul></section>
		<article><section><ul>${anchor("/docs/mesh/nodes")}</ul></section></article></div>`;
});

it("marks only the reader's own links, and removes the marks again", () => {
	const documents = new Map([["02-01", read]]);
	const statuses = () =>
		[...document.querySelectorAll<HTMLElement>("button, a")].map((element) => element.dataset.reading ?? "");
	markLinks(document.body, catalogue, linkMarks(catalogue, { off: false, documents }, versions));
	expect(statuses()).toEqual(["", "changed", "changed", "", "changed", "", ""]);
	expect(document.querySelectorAll("[title]")).toHaveLength(3);
	markLinks(document.body, catalogue, new Map());
	expect(statuses().join("")).toBe("");
	expect(document.querySelectorAll("[title]")).toHaveLength(0);
});
