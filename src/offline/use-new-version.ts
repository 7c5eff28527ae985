import { useEffect, useRef, useState } from "react";
import { url } from "#src/navigation/url.ts";
import { now } from "#src/platform/clock.ts";
import { cacheNames, shellFile } from "./caches.ts";
import { isOtherVersion } from "./kept-page.ts";
import { refreshKept } from "./refresh-kept.ts";
import { registerWorker } from "./register-worker.ts";

/** Visitors return to a tab more often than the site is published. */
const lookEveryMs = 10 * 60_000;

/**
 * Whether a new version was published since this page was opened. The browser checks for a new worker whenever a page
 * is opened; this hook also checks when the visitor returns to the tab, and when there is a network again.
 */
export function useNewVersion(): { ready: boolean; dismiss: () => void } {
	const [ready, setReady] = useState(false);
	const isDismissed = useRef(false);
	useEffect(() => {
		let lookedAt = now().getTime();
		const look = async () => {
			lookedAt = now().getTime();
			// Without a network there is no update.
			await (await registerWorker())?.update().catch(() => {});
		};
		const cameBack = () => {
			// The clock may have been set back.
			if (!document.hidden && Math.abs(now().getTime() - lookedAt) >= lookEveryMs) void look();
		};
		// If storage is blocked, nothing is kept and the answer is unknown.
		const compare = async () => setReady(navigator.onLine && (await shellIsOther().catch(() => false)));
		const changed = () => {
			isDismissed.current = false;
			void refreshKept();
			void compare();
		};
		// The worker may have changed while this page was opened as a copy.
		const online = async () => {
			await look();
			if (!isDismissed.current) await compare();
		};
		window.addEventListener("online", online);
		document.addEventListener("visibilitychange", cameBack);
		navigator.serviceWorker.addEventListener("controllerchange", changed);
		return () => {
			window.removeEventListener("online", online);
			document.removeEventListener("visibilitychange", cameBack);
			navigator.serviceWorker.removeEventListener("controllerchange", changed);
		};
	}, []);
	const dismiss = () => {
		isDismissed.current = true;
		setReady(false);
	};
	return { ready, dismiss };
}

/** Whether the worker's shell uses other scripts than this page. */
async function shellIsOther(): Promise<boolean> {
	const shell = await caches.match(url(`/${shellFile}`), { cacheName: cacheNames.shell });
	if (!shell) return false;
	const scripts = [...document.querySelectorAll('script[type="module"]')];
	const addresses = scripts.map((script) => script.getAttribute("src") ?? "");
	return isOtherVersion(await shell.text(), addresses, import.meta.env.BASE_URL);
}
