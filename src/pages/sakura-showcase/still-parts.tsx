import type { ComponentId } from "#src/content/library/components.ts";
import type { EffectId } from "#src/content/library/effects.ts";
import type { HookId } from "#src/content/library/hooks.ts";
import { ComponentText } from "./parts/component-text.tsx";
import { Tokens } from "./parts/design-tokens.tsx";
import { EffectText } from "./parts/effect-text.tsx";
import { HookText } from "./parts/hook-text.tsx";
import { LibraryOverview } from "./parts/overview.tsx";
import { Themes } from "./parts/theme-gallery.tsx";

/* The stateless parts of the library: their code is not fetched if the page was prerendered with them. */

export const Overview = () => <LibraryOverview />;
export const ComponentWords = ({ id }: { id: ComponentId }) => <ComponentText id={id} />;
export const EffectWords = ({ id }: { id: EffectId }) => <EffectText id={id} />;
export const HookWords = ({ id }: { id: HookId }) => <HookText id={id} />;
export const ThemeGallery = () => <Themes />;
export const DesignTokens = () => <Tokens />;
