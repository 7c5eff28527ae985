/**
 * A text in which matches of a pattern stay on one line.
 * @param within the pattern, with one group around all of it
 * @example <Unbroken within={/(--\S+)/}>cherry season --months</Unbroken>
 */
export function Unbroken({ within, children }: { within: RegExp; children: string }) {
	// Splitting by a capturing group puts the matches at the odd indices.
	return children.split(within).map((part, index) => {
		const key = `${index}`;
		return index % 2 === 1 ? (
			<span key={key} className="whole">
				{part}
			</span>
		) : (
			part
		);
	});
}
