import type { ComponentType } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import type { HookId } from "#src/content/library/hooks.ts";
import { useViewport } from "#src/platform/use-viewport.ts";
import { useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { useSeason } from "#src/season/season-provider.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { useTheme } from "#src/theme/use-theme.ts";
import { AccessibilitySample } from "../samples/hooks/use-accessibility-state.tsx";
import { AnimationSample } from "../samples/hooks/use-animation-settings.tsx";
import { DarkModeSample } from "../samples/hooks/use-dark-mode.tsx";
import { SeasonSample } from "../samples/hooks/use-season.tsx";
import { ThemeSample } from "../samples/hooks/use-theme.tsx";
import { ViewportSample } from "../samples/hooks/use-viewport.tsx";
import { valueText } from "../value-text.ts";
import layout from "./columns.module.css";
import styles from "./hook-readouts.module.css";

/** What a hook currently returns, field by field. */
function Answer({ of }: { of: object }) {
	return (
		<dl className={`${layout.columns} ${styles.answer}`}>
			{Object.entries(of).map(([name, value]) => (
				<div key={name} className={layout.row}>
					<dt>{name}</dt>
					<dd>{valueText(value)}</dd>
				</div>
			))}
		</dl>
	);
}

const SeasonAnswer = () => <Answer of={useSeason()} />;
const DarkModeAnswer = () => <Answer of={useDarkMode()} />;
const ThemeAnswer = () => <Answer of={useTheme()} />;
const AccessibilityAnswer = () => <Answer of={useAccessibilityState()} />;
const AnimationAnswer = () => <Answer of={useAnimationSettings()} />;
const ViewportAnswer = () => <Answer of={useViewport()} />;

export const hookReadouts: Record<HookId, { Sample: ComponentType; Readout: ComponentType }> = {
	"use-season": { Sample: SeasonSample, Readout: SeasonAnswer },
	"use-dark-mode": { Sample: DarkModeSample, Readout: DarkModeAnswer },
	"use-theme": { Sample: ThemeSample, Readout: ThemeAnswer },
	"use-accessibility-state": { Sample: AccessibilitySample, Readout: AccessibilityAnswer },
	"use-animation-settings": { Sample: AnimationSample, Readout: AnimationAnswer },
	"use-viewport": { Sample: ViewportSample, Readout: ViewportAnswer },
};
