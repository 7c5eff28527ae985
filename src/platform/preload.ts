/** Style sheets that were requested here, by address. */
const requested = new Map<string, Promise<unknown>>();

/**
 * Requests a file that an import needs, unless the page has a link to it already.
 * @param file within the site, without base: "assets/4353844.css"
 * @returns for a style sheet that was requested here, a promise that fulfils when it has loaded
 */
function request(file: string): Promise<unknown> | undefined {
	const href = import.meta.env.BASE_URL + file;
	if (document.querySelector(`link[href="${href}"]`)) return requested.get(href);
	const isStyle = file.endsWith(".css");
	const link = document.createElement("link");
	link.rel = isStyle ? "stylesheet" : "modulepreload";
	link.crossOrigin = "";
	link.href = href;
	if (isStyle)
		requested.set(
			href,
			new Promise((resolve, reject) => {
				link.onload = resolve;
				link.onerror = () => {
					// Without it, the next import requests the style sheet again.
					link.remove();
					reject(new Error(`Unable to preload CSS for ${href}`));
				};
			}),
		);
	document.head.append(link);
	return requested.get(href);
}

/**
 * What the build puts around each dynamic import (`tools/preload-plugin.ts`): scripts and style sheets that the module
 * needs are requested at once, and the module is there when its style sheets are.
 * @param files within the site, without base
 * @throws what failed, after a `vite:preloadError` event on the window with it as `payload`
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
	try {
		await Promise.all(files.map(request));
		return await load();
	} catch (payload) {
		window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
		throw payload;
	}
}
