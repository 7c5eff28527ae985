import { afterEach, beforeEach, expect, test } from "vitest";
import { followTranslation } from "./translated-text.ts";

// Changed texts are tested in `e2e/faults-browser.spec.ts`: this DOM keeps `nodeValue` where no browser does.

const moment = () => new Promise((resolve) => setTimeout(resolve));

let box: HTMLElement;
let text: Text;
let stop: () => void;
beforeEach(() => {
	document.body.innerHTML = "<p></p>";
	box = document.querySelector("p") as HTMLElement;
	text = document.createTextNode("Staked: 50");
	box.append(text, document.createElement("b"));
	stop = followTranslation();
});
afterEach(() => stop());

/** Translators use either of two ways. */
const ways: Record<string, (text: Text, font: Element) => void> = {
	"in one step": (text, font) => text.replaceWith(font),
	"in two steps": (text, font) => {
		text.before(font);
		text.remove();
	},
};

async function translate(way: keyof typeof ways): Promise<void> {
	const font = document.createElement("font");
	font.textContent = "Gesetzt: 50";
	ways[way]?.(text, font);
	await moment();
}

for (const way of Object.keys(ways)) {
	test(`a text that was translated ${way} can be removed`, async () => {
		await translate(way);
		expect(box.removeChild(text)).toBe(text);
		expect(box.innerHTML).toBe("<b></b>");
	});

	test(`something can be inserted before a text that was translated ${way}`, async () => {
		await translate(way);
		box.insertBefore(document.createElement("i"), text);
		expect(box.innerHTML).toBe("<i></i><font>Gesetzt: 50</font><b></b>");
	});
}

test("a text whose translation is gone is removed already, and what comes before it is appended", async () => {
	await translate("in one step");
	box.replaceChildren();
	expect(box.removeChild(text)).toBe(text);
	box.insertBefore(document.createElement("i"), text);
	expect(box.innerHTML).toBe("<i></i>");
});

test("other nodes behave as before", async () => {
	await translate("in one step");
	const stranger = document.createElement("i");
	expect(() => box.removeChild(stranger)).toThrow();
	expect(() => box.insertBefore(document.createElement("u"), stranger)).toThrow();
	expect(box.removeChild(text)).toBe(text);
	expect(box.innerHTML).toBe("<b></b>");
});
