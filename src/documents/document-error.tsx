import { documentError } from "#src/content/errors.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Icon } from "#src/ui/icon.tsx";

/**
 * Shown, with a warning icon, when the reader's own code fails to load or to render. A document that fails is replaced
 * by a placeholder instead. Specification 8.
 */
export function DocumentError({ onRetry }: { onRetry: () => void }) {
	return (
		<ErrorState
			title={
				<>
					<Icon name="triangle-exclamation-point" size={20} />
					{documentError.title}
				</>
			}
			action={
				<Button look="primary" onClick={onRetry}>
					<Icon name="rotate-cw" />
					{documentError.action}
				</Button>
			}
		>
			{documentError.text}
		</ErrorState>
	);
}
