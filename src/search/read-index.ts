import plan from "virtual:search-plan";
import { url } from "#src/navigation/url.ts";
import type { ReadIndexFile } from "./find-documents.ts";

const files = new Map<string, Promise<unknown>>();

/**
 * Reads a file of the documents' index, each once a visit; what failed is asked for again.
 * @throws Error where it cannot be had: no connection, a deployment that took it away, a host's page in its place
 */
export const readIndexFile: ReadIndexFile = <Content>(name: string) => {
	const known = files.get(name) ?? fetchFile(`/${plan.folder}${name}`);
	files.set(name, known);
	known.catch(() => files.delete(name));
	return known as Promise<Content>;
};

async function fetchFile(path: string): Promise<unknown> {
	const answer = await fetch(url(path));
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
}
