import { type ComponentType, useEffect, useState } from "react";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

/**
 * A component that arrives once the page is usable: for content that is not urgent. If it cannot be loaded, or breaks,
 * the page works without it.
 * @param importer returns a module that exports it as `Late`
 * @example const LateAtmosphere = lateComponent(async () => ({ Late: (await import("./atmosphere.tsx")).Atmosphere }));
 */
export function lateComponent<Props extends object>(
	importer: () => Promise<{ Late: ComponentType<Props> }>,
): ComponentType<Props> {
	return function LateComponent(props: Props) {
		const [usable, setUsable] = useState(false);
		const arrived = useQuietModule(importer, usable);
		useEffect(() => whenUsable(() => setUsable(true)), []);
		return <ErrorBoundary fallback={null}>{arrived && <arrived.Late {...props} />}</ErrorBoundary>;
	};
}
