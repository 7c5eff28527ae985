import { lateComponent } from "#src/still/late-component.tsx";

/** The atmosphere, once the page is usable. */
export const LateAtmosphere = lateComponent(async () => ({ Late: (await import("./atmosphere.tsx")).Atmosphere }));
