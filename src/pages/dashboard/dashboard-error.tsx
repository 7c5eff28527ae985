import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Texts of specification 2.5. @param name the season's: "Autumn" */
export function DashboardError({ name, onRetry }: { name: string; onRetry: () => void }) {
	return (
		<ErrorState
			title={`${name} Dashboard Error`}
			action={
				<Button look="primary" onClick={onRetry}>
					<Icon name="rotate-cw" />
					Retry Loading
				</Button>
			}
		>
			Something went wrong loading the seasonal interface.
		</ErrorState>
	);
}
