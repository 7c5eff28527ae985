import { addLayer } from "../../src/effects/effects-stage.ts";
import type { SceneRequest } from "../../src/effects/scene.ts";

/** Read by the benchmark: whether particles are live, and how many. */
declare global {
	interface Window {
		__effectReady?: boolean;
		__effectParticles?: number;
	}
}

const query = new URLSearchParams(location.search);
const count = Number(query.get("count") ?? 25);
/** Petals come in the specification's fixed amounts: use the largest that fits, and make the rest season particles. */
const [petals, falling] =
	count >= 1000 ? (["storm", 200] as const) : count >= 200 ? (["moderate", 50] as const) : (["light", 15] as const);

const request: SceneRequest = {
	performance: "high",
	intensity: "moderate",
	particles: { elements: ["🌸"], count: Math.max(0, count - falling), speed: 1 },
	petals: { colours: ["#ffb7c5"], usual: petals },
	answers: { elements: ["🌸"], count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
};

const container = document.getElementById("effects");
if (!container) throw new Error("The page has no element for the effects");
if (query.get("worker") === "0") Reflect.deleteProperty(window, "Worker");
addLayer(
	container,
	request,
	{
		interactionArea: document.body,
		avoidsContent: true,
		onReport: ({ particles }) => {
			window.__effectParticles = particles;
			window.__effectReady = true;
		},
	},
	// Always run the requested number of particles; otherwise the figures would describe fewer.
	false,
);
