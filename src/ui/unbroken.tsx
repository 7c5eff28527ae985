/**
 * A text in which what fits a pattern stays on one line.
 * @param within the pattern, with one group around all of it
 * @example <Unbroken within={/(--\S+)/}>cherry season --months</Unbroken>
 */
export function Unbroken({ within, children }: { within: RegExp; children: string }) {
	// Of a text split at what fits, every second part is that.
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
