import { PETAL_PATH } from "#src/ui/petal-path.ts";

const TURNS = [0, 72, 144, 216, 288];

/** The crest: five petals in the seal colour. Decorates the site's name. */
export function Crest({ className }: { className?: string | undefined }) {
	return (
		<svg viewBox="-1.1 -1.1 2.2 2.2" width="28" height="28" aria-hidden="true" className={className}>
			{TURNS.map((turn) => (
				<g key={turn} transform={`rotate(${turn})`}>
					<path d={PETAL_PATH} fill="var(--seal)" />
					<path d="M0-.16V-.44" stroke="var(--surface)" strokeWidth=".05" />
					<circle cy="-.47" r=".055" fill="var(--surface)" />
				</g>
			))}
			<circle r=".1" fill="var(--surface)" />
		</svg>
	);
}
