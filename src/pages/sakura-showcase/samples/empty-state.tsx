import { EmptyState } from "#src/ui/empty-state.tsx";

export function EmptyStateSample() {
	return (
		<EmptyState level={4} title="No cuttings yet">
			The bed is ready. Cuttings appear here in March.
		</EmptyState>
	);
}
