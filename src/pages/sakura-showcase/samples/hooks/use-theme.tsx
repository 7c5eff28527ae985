import { useTheme } from "#src/theme/use-theme.ts";

export function ThemeSample() {
	const { season, dark } = useTheme();
	return (
		<p>
			A canvas would be painted for {season ?? "any season"}, by {dark ? "night" : "day"}.
		</p>
	);
}
