import { useEffect, useState } from "react";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import type * as AtmosphereModule from "./atmosphere.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

const atmosphere = lazyModule<typeof AtmosphereModule>(() => import("./atmosphere.tsx"));

/** Brings the atmosphere once the page is usable. Where it cannot be had, or breaks, the page goes on without it. */
export function LateAtmosphere() {
	const [Atmosphere, setAtmosphere] = useState<typeof AtmosphereModule.Atmosphere | null>(null);
	useEffect(
		() =>
			whenUsable(async () => {
				await atmosphere.load();
				const state = atmosphere.state();
				if (state.status === "loaded") setAtmosphere(() => state.module.Atmosphere);
			}),
		[],
	);
	return <ErrorBoundary fallback={null}>{Atmosphere && <Atmosphere />}</ErrorBoundary>;
}
