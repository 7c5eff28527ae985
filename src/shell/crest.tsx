const PETAL = "M0 0C-.26-.148-.56-.636-.33-.986-.25-1.113-.1-1.081 0-.912.1-1.081.25-1.113.33-.986.56-.636.26-.148 0 0";
const TURNS = [0, 72, 144, 216, 288];

/** The crest: five petals in the seal colour. Decorates the site's name. */
export function Crest({ className }: { className?: string | undefined }) {
	return (
		<svg viewBox="-1.1 -1.1 2.2 2.2" width="28" height="28" aria-hidden="true" className={className}>
			{TURNS.map((turn) => (
				<g key={turn} transform={`rotate(${turn})`}>
					<path d={PETAL} fill="var(--seal)" />
					<path d="M0-.16V-.44" stroke="var(--surface)" strokeWidth=".05" />
					<circle cy="-.47" r=".055" fill="var(--surface)" />
				</g>
			))}
			<circle r=".1" fill="var(--surface)" />
		</svg>
	);
}
