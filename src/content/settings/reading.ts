/** Text of the switch that controls what the documentation reader remembers. */
export const readingSwitch = {
	label: "Remember what you have read",
	withoutScript: "Without JavaScript nothing of it is remembered, so there is nothing to switch off.",
	hint: "Marks in the documentation reader: read, begun, and changed since. Switching it off forgets all of it at once.",
	off: "Off. What was remembered is forgotten.",
	on: "On. It begins with the next document you open.",
	undo: "Undo",
	undone: "What was remembered is back.",
} as const;
