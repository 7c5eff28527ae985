const known: readonly [RegExp, string][] = [
	[/ Edg\/(\d+)/, "Edge"],
	[/ OPR\/(\d+)/, "Opera"],
	[/ Firefox\/(\d+)/, "Firefox"],
	[/(?:Chrome|Chromium)\/(\d+)/, "Chromium"],
	[/ Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

/** Name and major version of a browser; the rest of its user agent is ignored. @example "Firefox 140" */
export function browserName(userAgent: string): string {
	for (const [pattern, name] of known) {
		const [, version] = pattern.exec(userAgent) ?? [];
		if (version) return `${name} ${version}`;
	}
	return "unknown";
}
