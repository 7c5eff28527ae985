import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleWallet } from "./sample-wallets.test-data.ts";
import { WalletTestPart } from "./wallet-test-part.tsx";

afterEach(cleanup);

it("tells two wallets apart that were taken for one, and tests the one that is chosen", async () => {
	// Every failure is logged.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const failing = (reason: string) =>
		vi.fn(() => {
			throw new Error(reason);
		});
	const [genuine, forged] = [failing("Locked"), failing("Forged")];
	const before = { connect: genuine, signMessage: () => {} };
	const after = { features: { "standard:connect": { connect: forged }, "solana:signMessage": { signMessage() {} } } };
	const { rerender } = render(<WalletTestPart wallets={[sampleWallet({ objects: [before, after] })]} />);
	fireEvent.click(screen.getByRole("button", { name: "Connect Petal" }));
	await screen.findByText("Forged");
	rerender(<WalletTestPart wallets={[sampleWallet({ objects: [before] }), sampleWallet({ objects: [after] })]} />);
	// What the other one answered is not shown as the answer of this one.
	expect(screen.queryByText("Forged")).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Connect Petal" }));
	await screen.findByText("Locked");
	fireEvent.click(screen.getByRole("radio", { name: "Petal (2)" }));
	fireEvent.click(screen.getByRole("button", { name: "Connect Petal" }));
	await screen.findByText("Forged");
	expect([genuine.mock.calls.length, forged.mock.calls.length]).toEqual([1, 2]);
});
