import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleWallet } from "./sample-wallets.test-data.ts";
import { WalletList } from "./wallet-list.tsx";

afterEach(cleanup);

const [petal, leaf] = [sampleWallet({ objects: [{}] }), sampleWallet({ name: "Leaf", objects: [{}] })];
const forBitcoin = sampleWallet({ chains: ["bitcoin:mainnet"], objects: [{}] });

test.each([
	["1 wallet", 1, [petal]],
	["1 wallet", 2, [petal, forBitcoin]],
	["2 wallets", 2, [petal, leaf]],
	["2 wallets", 3, [petal, leaf, forBitcoin]],
])("%s in %i entries", (heading, entries, wallets) => {
	render(<WalletList wallets={wallets} />);
	expect(screen.getByRole("heading", { level: 4 }).textContent).toBe(heading);
	expect(screen.getAllByRole("heading", { level: 5 })).toHaveLength(entries);
	expect(screen.queryAllByText(/is listed for each/)).toHaveLength(heading.startsWith(String(entries)) ? 0 : 1);
});

test("names and chains with invisible controls look like what is compared", () => {
	render(
		<WalletList
			wallets={[sampleWallet({ name: "\u202EmotnahP\uFE0F\u034F\u3164", chains: ["\u202Elive"], objects: [{}] })]}
		/>,
	);
	expect(screen.getByRole("heading", { level: 5 }).textContent).toBe("motnahP");
	expect(screen.getByText("live")).not.toBeNull();
});
