/* The stateless parts of the library: their code is not fetched if the page was prerendered with them. */

export { ComponentText } from "./parts/component-text.tsx";
export { Tokens } from "./parts/design-tokens.tsx";
export { EffectText } from "./parts/effect-text.tsx";
export { HookText } from "./parts/hook-text.tsx";
export { LibraryOverview } from "./parts/overview.tsx";
export { Themes } from "./parts/theme-gallery.tsx";
