import type { Plugin } from "vite";

/** Passages of Vite's code, and what replaces them. */
const changes: readonly (readonly [RegExp, string])[] = [
	// A style sheet that failed is forgotten, so that it is requested again.
	[/(\(err\) => \{\s*)seen\[href\] = void 0;/, "$1delete seen[href];"],
	[/(e\.type === "error"\)) rej\(/, "$1 link.remove(), rej("],
	// The browsers that the build is for need no stand-ins, and this site has neither nonces nor import maps.
	[/const scriptRel = .*?\(\);/s, 'const scriptRel = "modulepreload";'],
	[/return Promise\.all\(promises\.map\(.*?\)\)\)\);/s, "return Promise.allSettled(promises);"],
	[/const cspNonceMeta = .*\s*const cspNonce = .*/, ""],
	[/if \(cspNonce\) .*/, ""],
	[/if \(import\.meta\.resolve\) .*/, ""],
];

/**
 * Vite's helper for dynamic imports remembers a style sheet that failed as if it had loaded: imported again, a page
 * would arrive without its styles until the next reload. This plugin makes it request the style sheet again, and leaves
 * out what this site does not need.
 */
export function preloadHelperPlugin(): Plugin {
	return {
		name: "preload-helper",
		apply: "build",
		transform: {
			filter: { id: /vite\/preload-helper/ },
			handler(code) {
				return changes.reduce((changed, [passage, replacement]) => {
					if (!passage.test(changed)) this.error(`Vite's preload helper no longer has what ${passage} matches`);
					return changed.replace(passage, replacement);
				}, code);
			},
		},
	};
}
