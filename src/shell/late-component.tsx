import { type ComponentType, useEffect, useState } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/**
 * A component that arrives once the page is usable: for what nobody waits for. Where it cannot be had, or breaks, the page
 * goes on without it.
 * @example const Late = lateComponent(async () => (await import("./atmosphere.tsx")).Atmosphere);
 */
export function lateComponent<Props extends object>(
	importer: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	return function Late(props: Props) {
		const [Arrived, setArrived] = useState<ComponentType<Props> | null>(null);
		useEffect(
			() =>
				whenUsable(async () => {
					const component = await importQuietly(importer);
					if (component) setArrived(() => component);
				}),
			[],
		);
		return <ErrorBoundary fallback={null}>{Arrived && <Arrived {...props} />}</ErrorBoundary>;
	};
}
