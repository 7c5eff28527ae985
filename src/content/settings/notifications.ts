/** Kinds of notification, and the events they report. Specification 2.13 and 3, settings concepts. */
export const notificationKinds = [
	{ name: "Mentions and replies", text: "Somebody writes your username, or answers what you wrote." },
	{ name: "Contributions", text: "A review is asked of you, or a contribution of yours is validated." },
	{ name: "Mentorship", text: "A pair is proposed, a meeting comes near, a mentee has a question." },
	{ name: "Ceremonies", text: "One that you keep begins tomorrow, or its notes are out." },
	{ name: "Governance", text: "A proposal opens for discussion, or a vote of yours is still missing on its last day." },
	{ name: "Cherry Seeds", text: "Seeds are earned, a lock ends, unstaked Seeds are back." },
	{ name: "Servers", text: "A server is ready, or its heartbeat has stayed away." },
] as const;

export const notificationWays = ["on the site", "by email", "in Cherry CLI"] as const;
