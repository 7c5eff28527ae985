/**
 * Calls back at an interval while the page is visible, and at once whenever it becomes visible again: nothing runs
 * behind a hidden tab, and nothing that was missed there is shown late.
 * @returns the function that stops it
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
