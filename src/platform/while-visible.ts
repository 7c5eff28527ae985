/**
 * Calls back at an interval while the page is visible, and at once when it becomes visible again. Nothing runs in a
 * hidden tab, and what was missed there is caught up without delay.
 * @returns a function that stops it
 */
export function whileVisible(intervalMs: number, callback: () => void): () => void {
	let timer: ReturnType<typeof setInterval> | undefined;
	const follow = () => {
		clearInterval(timer);
		timer = undefined;
		if (document.hidden) return;
		timer = setInterval(callback, intervalMs);
	};
	const onChange = () => {
		follow();
		if (!document.hidden) callback();
	};
	follow();
	document.addEventListener("visibilitychange", onChange);
	return () => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", onChange);
	};
}
