/** A readable duration: `4.2 s`, `83 s`. */
export function seconds(durationMs: number): string {
	const value = durationMs / 1000;
	return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/** Runs `work` between the lines "<title> …" and "<title> … 4.2 s"; reported lines are printed indented. */
export async function reportDuration(
	title: string,
	work: (report: (line: string) => void) => Promise<void>,
): Promise<void> {
	const start = performance.now();
	console.log(`${title} …`);
	await work((line) => console.log(`  ${line}`));
	console.log(`${title} … ${seconds(performance.now() - start)}`);
}
