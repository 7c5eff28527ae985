import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { offlineNotices as words } from "#src/content/offline.ts";
import { usePath } from "#src/navigation/use-path.ts";
import { redirectPressListeners } from "#src/platform/presses-on-document.ts";
import { whenQuiet } from "#src/platform/when-quiet.ts";
import { Button } from "#src/ui/button.tsx";
import { KeptPages } from "./kept-pages.tsx";
import { momentOf } from "./moment-text.ts";
import styles from "./notice.module.css";
import { Notice } from "./notice.tsx";
import { refreshKept } from "./refresh-kept.ts";
import { registerWorker } from "./register-worker.ts";
import { recordVisit } from "./tell-worker.ts";
import { useKeptCopy } from "./use-kept-copy.ts";
import { useNewVersion } from "./use-new-version.ts";
import { isErrorShown, useUnreachable } from "./use-unreachable.ts";
import { opensAnew } from "./visited.ts";

/** A shorter stay does not count as a visit. */
const STAY_MS = 1000;

/**
 * Starts the worker, has it keep the pages a visitor sees, and shows notices: a new version is ready, this is a copy,
 * or, when a page cannot be loaded, which other pages can.
 */
export function OfflineNotices() {
	const path = usePath();
	const [openedAt] = useState(path);
	const [hasMoved, setHasMoved] = useState(false);
	// Also true after a return to the page that was opened first.
	if (!hasMoved && path !== openedAt) setHasMoved(true);
	const unreachable = useUnreachable();
	const version = useNewVersion();
	const copy = useKeptCopy(path);
	const controlled = useController();

	useEffect(() => {
		if (!controlled) return;
		const keep = recordVisit(path);
		// Also if the visitor has gone on to another page by then.
		const timer = setTimeout(() => void whenQuiet(keep), STAY_MS);
		return () => clearTimeout(timer);
	}, [controlled, path]);
	useEffect(() => {
		// The copy of a page is complete, even if it was served with parts whose code this page would have to fetch, and what
		// was kept on request may be of a later build than this page. It is opened as it is, once, never in a loop: a page
		// that fails as it is opened is not reloaded. Nor is one that the visitor has gone on to. If storage is blocked,
		// nothing is kept.
		if (unreachable && hasMoved)
			void opensAnew(path)
				.catch(() => false)
				.then((opens) => opens && isErrorShown() && location.reload());
	}, [unreachable, path, hasMoved]);
	useEffect(() => {
		void refreshKept();
		return whenQuiet(() => void registerWorker());
	}, []);

	const main = document.getElementById("main");
	const moment = momentOf(copy.since ?? "");
	// Both offer the same.
	const dismissBoth = () => {
		version.dismiss();
		if (copy.since !== null && copy.isBack) copy.dismiss();
	};
	const reload = <Button onClick={() => location.reload()}>{words.reload}</Button>;
	return (
		<>
			<div role="status" className={styles.region}>
				{copy.since !== null && !(copy.isBack && version.ready) && (
					<Notice onDismiss={copy.dismiss} action={copy.isBack && reload}>
						{copy.isBack ? words.olderCopy : words.copy}
						{moment && " saved on "}
						{moment && <time dateTime={new Date(copy.since).toISOString()}>{moment}</time>}.
					</Notice>
				)}
				{version.ready && (
					<Notice onDismiss={dismissBoth} action={reload}>
						{words.newVersion}
					</Notice>
				)}
			</div>
			{unreachable && main && createPortal(<KeptPages />, redirectPressListeners(main))}
		</>
	);
}

/** Whether the worker controls this page; only then can it be asked to keep it. */
function useController(): boolean {
	const [controlled, setControlled] = useState(navigator.serviceWorker.controller !== null);
	useEffect(() => {
		const changed = () => setControlled(navigator.serviceWorker.controller !== null);
		navigator.serviceWorker.addEventListener("controllerchange", changed);
		return () => navigator.serviceWorker.removeEventListener("controllerchange", changed);
	}, []);
	return controlled;
}
