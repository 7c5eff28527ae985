/** Text of the switch that controls what the documentation reader remembers. */
export const readingSwitch = {
	label: "Remember what you have read",
	withoutScript: "Without JavaScript nothing is remembered, so there is nothing to turn off.",
	hint: "Marks in the documentation reader: read, started and changed since. Turning this off clears everything at once.",
	off: "Off. Your reading record has been cleared.",
	on: "On. Recording starts with the next document you open.",
	undo: "Undo",
	undone: "Your reading record has been restored.",
} as const;
