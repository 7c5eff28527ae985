import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLateDialog } from "./use-late-dialog.tsx";

/** The dialog's props, render by render. */
const told: string[] = [];
let arrive: () => void;
let fail: () => void;
let importer: () => Promise<{ Late: typeof Late }>;

function Late({ open, wanted, onClose }: { open: boolean; wanted: boolean; onClose: () => void }) {
	told.push(`${open ? "open" : "closed"}${wanted ? ", wanted" : ""}`);
	return (
		<button type="button" onClick={onClose}>
			Close
		</button>
	);
}

function Page() {
	const [opener, dialog, show, load] = useLateDialog(importer, <p>It cannot be had.</p>);
	return (
		<>
			<button type="button" {...opener}>
				Open
			</button>
			<button type="button" onClick={load}>
				Fetch
			</button>
			<button type="button" onClick={show}>
				Show as by a key
			</button>
			{dialog}
		</>
	);
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
	history.replaceState(null, "", "/");
	told.length = 0;
	importer = vi.fn(() => {
		const { promise, resolve, reject } = Promise.withResolvers<{ Late: typeof Late }>();
		arrive = () => resolve({ Late });
		fail = () => reject(new Error("The network is down"));
		return promise;
	});
	render(<Page />);
});

afterEach(cleanup);

it("opens once it has loaded, and is busy until then", async () => {
	await press("Open");
	expect(screen.getByRole("button", { name: "Open" }).getAttribute("aria-busy")).toBe("true");
	await act(async () => arrive());
	expect(told.at(-1)).toBe("open, wanted");
	expect(screen.getByRole("button", { name: "Open" }).getAttribute("aria-busy")).toBeNull();
});

it("opens once, however often it was pressed meanwhile", async () => {
	await press("Open");
	await press("Open");
	await act(async () => arrive());
	expect(told.at(-1)).toBe("open, wanted");
});

it("does not open for a visitor who has moved on meanwhile", async () => {
	await press("Open");
	act(() => screen.getByRole("button", { name: "Fetch" }).focus());
	await act(async () => arrive());
	expect(told.at(-1)).toBe("closed, wanted");
});

it("stays closed when it is prefetched, learns when it is wanted, and is not fetched again", async () => {
	await press("Fetch");
	await act(async () => arrive());
	expect(told).toEqual(["closed"]);
	await act(async () => void fireEvent.pointerEnter(screen.getByRole("button", { name: "Open" })));
	expect(told.at(-1)).toBe("closed, wanted");
	await press("Open");
	expect(told.at(-1)).toBe("open, wanted");
	expect(importer).toHaveBeenCalledTimes(1);
});

it("opens again when its last closing has not been reported yet", async () => {
	await press("Open");
	await act(async () => arrive());
	told.length = 0;
	await press("Open");
	expect(told).toEqual(["closed, wanted", "open, wanted"]);
});

it("closes when it reports that", async () => {
	await press("Open");
	await act(async () => arrive());
	await press("Close");
	expect(told.at(-1)).toBe("closed, wanted");
});

describe("when it cannot be loaded", () => {
	const open = () => screen.getByRole("button", { name: "Open" });
	const failure = () => screen.queryByText("It cannot be had.");
	const pressInVain = async (name: string) => {
		await press(name);
		await act(async () => fail());
	};

	it("says so until the focus moves on, and is no longer busy", async () => {
		await pressInVain("Open");
		expect(failure()).not.toBeNull();
		expect(open().getAttribute("aria-busy")).toBeNull();
		act(() => open().blur());
		expect(failure()).toBeNull();
	});

	it("says so until the focus moves on, also if its button never had it", async () => {
		await pressInVain("Show as by a key");
		expect(failure()).not.toBeNull();
		act(() => screen.getByRole("button", { name: "Fetch" }).focus());
		expect(failure()).toBeNull();
	});

	it("is fetched again on intent, and opens only when it is pressed again", async () => {
		await pressInVain("Open");
		await act(async () => void fireEvent.pointerEnter(open()));
		await act(async () => arrive());
		expect(told.at(-1)).toBe("closed, wanted");
		expect(failure()).toBeNull();
		await press("Open");
		expect(told.at(-1)).toBe("open, wanted");
	});

	it("says so after fifteen seconds without an answer, and keeps what arrives after all", async () => {
		vi.useFakeTimers();
		await press("Open");
		await act(() => vi.advanceTimersByTimeAsync(14_999));
		expect(failure()).toBeNull();
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(failure()).not.toBeNull();
		vi.useRealTimers();
		await act(async () => arrive());
		expect(failure()).toBeNull();
		expect(told.at(-1)).toBe("closed, wanted");
	});

	it("says nothing to a visitor who has moved on meanwhile", async () => {
		await press("Open");
		act(() => screen.getByRole("button", { name: "Fetch" }).focus());
		await act(async () => fail());
		expect(failure()).toBeNull();
	});

	it("says nothing if the visitor has left the page meanwhile", async () => {
		await press("Open");
		history.replaceState(null, "", "/elsewhere");
		await act(async () => fail());
		expect(failure()).toBeNull();
	});
});
