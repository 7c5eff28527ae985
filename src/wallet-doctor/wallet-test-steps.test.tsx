import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { WalletTestSteps } from "./wallet-test-steps.tsx";

afterEach(cleanup);

it("announces a failure as whole sentences, with the wallet's own words last", async () => {
	// The failure is logged.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const connect = () => {
		throw new Error("Locked");
	};
	render(<WalletTestSteps name="Petal" voice={{ way: "legacy", wallet: {}, connect }} />);
	const button = screen.getByRole("button", { name: "Connect Petal" });
	button.focus();
	fireEvent.click(button);
	const told =
		"That did not work. Unless the reason says otherwise, check that Petal is unlocked and try again. The reason given: Locked";
	await vi.waitFor(() => expect(announcer.read("polite")).toBe(told));
});
