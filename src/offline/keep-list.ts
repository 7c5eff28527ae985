/** A file that can be kept: path relative to the site, size in bytes, and for a name without a hash what tells its contents apart. */
export type ListedFile = readonly [path: string, bytes: number, revision?: string];

/** All that can be kept of one build, `offline.json`. */
export interface KeepList {
	/** How many documents are in it. */
	documents: number;
	files: readonly ListedFile[];
}

/** What is kept: the list it was fetched by, and when that was done, ISO 8601. */
export interface KeptRecord extends KeepList {
	keptAt: string;
}

/** In bytes. */
export const listSize = ({ files }: KeepList): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * Files of a list that are not there as they should be.
 * @param record what was kept before, if anything was
 * @param present paths of files that lie there
 */
export function missingFiles(list: KeepList, record: KeepList | null, present: ReadonlySet<string>): ListedFile[] {
	const revisions = new Map(record?.files.map(([path, , revision]) => [path, revision]));
	return list.files.filter(
		([path, , revision]) => !present.has(path) || (revision !== undefined && revisions.get(path) !== revision),
	);
}

/** @example sizeText(2_830_000) // "2.8 MB"; sizeText(41_200) // "41 KB" */
export function sizeText(bytes: number): string {
	if (bytes <= 999_000) return `${Math.ceil(bytes / 1000)} KB`;
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
