import { beforeEach, expect, it, vi } from "vitest";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { sampleSoundscape } from "./sample-soundscape.ts";

const sound = vi.hoisted(() => ({ play: vi.fn(), stop: vi.fn() }));
vi.mock("#src/soundscape/play-soundscape.ts", () => ({ playSoundscape: sound.play }));

beforeEach(() => {
	preferencesStore.setState({ sound: true });
	sound.play.mockReset().mockImplementation(() => {
		sound.stop = vi.fn();
		return sound.stop;
	});
});

it("ends as soon as sound is switched off, wherever that is done", async () => {
	await sampleSoundscape("spring");
	expect(sound.play).toHaveBeenCalledTimes(1);
	expect(sound.stop).not.toHaveBeenCalled();
	preferencesStore.setState(preferencesStore.getInitialState());
	expect(sound.stop).toHaveBeenCalled();
});

it("does not begin once sound has been switched off while its code was being fetched", async () => {
	const begun = sampleSoundscape("spring");
	preferencesStore.setState({ sound: false });
	await begun;
	expect(sound.play).not.toHaveBeenCalled();
});

it("asked for by a button, plays with sound off and through other choices", async () => {
	preferencesStore.setState({ sound: false });
	await sampleSoundscape("winter");
	preferencesStore.setState({ petals: false });
	expect(sound.play).toHaveBeenCalledTimes(1);
	expect(sound.stop).not.toHaveBeenCalled();
});
