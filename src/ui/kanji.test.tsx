import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Glyph, Kanji, Reading } from "./kanji.tsx";
import { SectionHeading } from "./section-heading.tsx";

afterEach(cleanup);

test("names a kanji alone by its reading and meaning, in English around a Japanese run", () => {
	render(<Kanji kanji="里" reading="sato" meaning="home village" />);
	const kanji = screen.getByRole("img", { name: "sato, home village" });
	expect(kanji.closest("[lang=ja]")).toBeNull();
	expect(kanji.querySelector("[lang=ja]")?.textContent).toBe("里");
});

test("hides a kanji beside its reading from screen readers, and marks it as Japanese", () => {
	render(
		<p>
			<Glyph kanji="根" /> <Reading reading="ne" meaning="root" />
		</p>,
	);
	const glyph = screen.getByText("根");
	expect(glyph.getAttribute("lang")).toBe("ja");
	expect(glyph.getAttribute("aria-hidden")).toBe("true");
	expect(screen.getByText("ne · root")).toBeTruthy();
});

test.each([false, true])("keeps a section's kanji out of its heading's name (stacked: %s)", (stacked) => {
	render(<SectionHeading title="Staking" kanji={{ kanji: "根", reading: "ne", meaning: "root" }} stacked={stacked} />);
	expect(screen.getByRole("heading", { level: 2, name: "Staking" }).textContent).toBe("Staking");
});
