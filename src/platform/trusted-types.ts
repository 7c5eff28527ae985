/**
 * The page requires Trusted Types, and this is its only policy. It accepts this build's worker scripts and nothing
 * else; no HTML string is ever made trusted.
 */
const policyName = "sakura";

interface ScriptUrlPolicy {
	createScriptURL(url: string): unknown;
}

interface PolicyFactory {
	createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * Whether an address is a script of this build: on this site, below the build's assets or the service worker's,
 * without a query.
 * @param base the site's base path, with a slash at both ends
 * @param isDevelopment the development server serves modules from anywhere on its own site
 * @example isOwnScript("/assets/worker-1a2b.js", "https://example.org/docs", "/", false) // true
 */
export function isOwnScript(url: string, page: string, base: string, isDevelopment: boolean): boolean {
	if (!URL.canParse(url, page)) return false;
	const { origin, pathname, search } = new URL(url, page);
	if (origin !== new URL(page).origin) return false;
	const isOwn = pathname.startsWith(base) && /^(?:assets\/[\w/.-]+|sw)\.js$/.test(pathname.slice(base.length));
	return isDevelopment || (isOwn && search === "");
}

/**
 * The address of a worker's script in the form that `new Worker` accepts on this page.
 * @throws TypeError for an address that does not belong to this build
 */
export function createWorkerUrl(url: string): string {
	policy ??= createPolicy();
	// The type of `new Worker` does not include the trusted form yet.
	return policy.createScriptURL(url) as string;
}

function createPolicy(): ScriptUrlPolicy {
	const rules = {
		createScriptURL(url: string): string {
			if (isOwnScript(url, location.href, import.meta.env.BASE_URL, import.meta.env.DEV)) return url;
			throw new TypeError(`${url} is not a script of this site`);
		},
	};
	const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
	return factory?.createPolicy(policyName, rules) ?? rules;
}
