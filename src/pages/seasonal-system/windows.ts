import autumnDark from "#src/art/windows/autumn-dark.svg";
import autumnLight from "#src/art/windows/autumn-light.svg";
import springDark from "#src/art/windows/spring-dark.svg";
import springLight from "#src/art/windows/spring-light.svg";
import summerDark from "#src/art/windows/summer-dark.svg";
import summerLight from "#src/art/windows/summer-light.svg";
import winterDark from "#src/art/windows/winter-dark.svg";
import winterLight from "#src/art/windows/winter-light.svg";
import type { Season } from "#src/season/season.ts";

/** Addresses of the seasons' windows. Style sheets select the current one; these are all of them. */
export const windows: Record<Season, { light: string; dark: string }> = {
	spring: { light: springLight, dark: springDark },
	summer: { light: summerLight, dark: summerDark },
	autumn: { light: autumnLight, dark: autumnDark },
	winter: { light: winterLight, dark: winterDark },
};
