const texts = import.meta.glob<string>("./samples/**/*.tsx", { query: "?raw", import: "default", eager: true });

/**
 * The code of a sample, as it runs beside it.
 * @throws Error where there is no such sample
 * @example sampleCode("badge")
 */
export function sampleCode(name: string): string {
	const text = texts[`./samples/${name}.tsx`];
	if (text === undefined) throw new Error(`There is no sample "${name}"`);
	return text.trimEnd();
}
