import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useDarkMode } from "./dark-mode-provider.tsx";

it("throws outside its provider, with the message from the error catalogue", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const Outside = () => <>{String(useDarkMode().dark)}</>;
	expect(() => render(<Outside />)).toThrow("useDarkMode must be used within a DarkModeProvider");
});
