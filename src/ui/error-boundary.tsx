import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
	/** Shown in place of children that threw; a function receives a callback that lets them try again. */
	fallback: ReactNode | ((reset: () => void) => ReactNode);
	/** After an error, another value lets the children try again. */
	resetKey?: string;
	children: ReactNode;
}

interface BoundaryState {
	failed: boolean;
	resetKey?: string | undefined;
}

/**
 * Contains an error to the part that threw it. A different `key` starts fresh; a different `resetKey` does so only
 * after an error.
 * @example <ErrorBoundary key={page} fallback={(reset) => <Button onClick={reset}>Try again</Button>}>…</ErrorBoundary>
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
	override state: BoundaryState = { failed: false };

	static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: BoundaryState) {
		return resetKey === state.resetKey ? null : { failed: false, resetKey };
	}

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
