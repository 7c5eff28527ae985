/**
 * A file that can be kept: path relative to the site, size in bytes, and, for a name without a hash, a revision that
 * identifies its contents: the first twelve hexadecimal digits of their SHA-256.
 */
export type ListedFile = readonly [path: string, bytes: number, revision?: string];

/** All files of one build that can be kept, `offline.json`. */
export interface KeepList {
	/** How many documents it includes. */
	documents: number;
	files: readonly ListedFile[];
}

/** Whether this is a list, and not something else that a host or a proxy answers with. */
export const isKeepList = (value: unknown): value is KeepList =>
	Array.isArray((value as Partial<KeepList> | null | undefined)?.files);

/** What is kept: the list it was fetched from, and when that completed, in ISO 8601. */
export interface KeptRecord extends KeepList {
	keptAt: string;
}

/** Total size in bytes. */
export const listSize = ({ files }: KeepList): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * Files of a list that are missing or outdated.
 * @param record what was kept before, if anything
 * @param present paths of the files in the cache
 */
export function missingFiles(list: KeepList, record: KeepList | null, present: ReadonlySet<string>): ListedFile[] {
	const revisions = new Map(record?.files.map(([path, , revision]) => [path, revision]));
	return list.files.filter(([path, , revision]) => !present.has(path) || revisions.get(path) !== revision);
}

/** @example sizeText(2_830_000) // "2.8 MB"; sizeText(41_200) // "42 KB" */
export function sizeText(bytes: number): string {
	if (bytes <= 999_000) return `${Math.ceil(bytes / 1000)} KB`;
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
