import { Component, type ReactNode } from "react";

interface DashboardBoundaryProps {
	/** Shown in place of children that threw; the function resets the error, so that they are tried again. */
	fallback: (reset: () => void) => ReactNode;
	onReset: () => void;
	children: ReactNode;
}

/** Keeps the error of a dashboard to the dashboard: the page's title, its window and the shell stay. Specification 2.5 and 8. */
export class DashboardBoundary extends Component<DashboardBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	reset = () => {
		this.setState({ failed: false });
		this.props.onReset();
	};

	override render() {
		return this.state.failed ? this.props.fallback(this.reset) : this.props.children;
	}
}
