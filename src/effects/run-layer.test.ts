import { expect, it, vi } from "vitest";
import type { EngineCommand } from "./engine-messages.ts";
import { runLayer } from "./run-layer.ts";

const request = { performance: "high", intensity: "moderate" } as const;

function showTab(visible: boolean) {
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
	document.dispatchEvent(new Event("visibilitychange"));
}

it.each([
	[true, 1],
	[false, 0],
])(
	"a page opened in the background says where its text is as soon as it is shown, if content is avoided (%s)",
	(avoidsContent, maps) => {
		const send = vi.fn<(command: EngineCommand) => void>();
		const sent = () => send.mock.calls.filter(([{ type }]) => type === "quiet").length;
		showTab(false);
		const layer = runLayer(
			{ inWorker: false, send, listen: () => () => {}, stop: () => {} },
			1,
			document.body.appendChild(document.createElement("div")),
			request,
			{ interactionArea: null, avoidsContent, onReport: () => {} },
		);
		expect(sent()).toBe(0);
		showTab(true);
		expect(sent()).toBe(maps);
		layer.stop();
		showTab(true);
		expect(sent()).toBe(maps);
	},
);
