import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
	/** Shown in place of children that threw; a function receives a callback that lets them try again. */
	fallback: ReactNode | ((reset: () => void) => ReactNode);
	children: ReactNode;
}

/**
 * Contains an error to the part that threw it. A different `key` starts fresh.
 * @example <ErrorBoundary key={page} fallback={(reset) => <Button onClick={reset}>Try again</Button>}>…</ErrorBoundary>
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	reset = () => this.setState({ failed: false });

	override render() {
		const { fallback, children } = this.props;
		if (!this.state.failed) return children;
		return typeof fallback === "function" ? fallback(this.reset) : fallback;
	}
}
