import { categoryNotFound } from "#src/content/category-not-found.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";

/** Shown when a page is asked for a section that it does not have. Specification 2.13 and 8 */
export function CategoryNotFound({ onLeave }: { onLeave: () => void }) {
	return (
		<ErrorState
			title={categoryNotFound.title}
			action={
				<Button look="primary" onClick={onLeave}>
					{categoryNotFound.action}
				</Button>
			}
		>
			{categoryNotFound.text}
		</ErrorState>
	);
}
