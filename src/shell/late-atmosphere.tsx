import { lateComponent } from "./late-component.tsx";

/** The atmosphere, once the page is usable. */
export const LateAtmosphere = lateComponent(async () => (await import("./atmosphere.tsx")).Atmosphere);
