import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { answerCopy } from "./answer-copy.ts";

vi.mock("#src/accessibility/copy-and-tell.ts", () => ({ copyAndTell: vi.fn() }));
afterEach(() => {
	cleanup();
	vi.clearAllMocks();
});

const show = () =>
	render(
		// biome-ignore lint/a11y/noStaticElementInteractions: as on the page
		// biome-ignore lint/a11y/useKeyWithClickEvents: as on the page
		<div onClick={answerCopy}>
			<figure>
				<code>cherry servers list</code>
				<button type="button">
					<span>Copy</span>
				</button>
			</figure>
			<button type="button">Elsewhere</button>
		</div>,
	);

it("copies the line beside the button, wherever the button is pressed", () => {
	show();
	screen.getByText("Copy").click();
	expect(copyAndTell).toHaveBeenCalledWith(screen.getByRole("button", { name: "Copy" }), "cherry servers list", {
		copied: "Command copied",
		failed: "Could not copy the command.",
	});
});

it.each(["Elsewhere", "cherry servers list"])("ignores a press on “%s”", (text) => {
	show();
	screen.getByText(text).click();
	expect(copyAndTell).not.toHaveBeenCalled();
});
