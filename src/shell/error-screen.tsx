import { errorScreen } from "#src/content/errors.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Icon } from "#src/ui/icon.tsx";

/**
 * The general error screen, in place of a page or of the whole application: it needs no provider. Specification 2.2
 * and 8.
 */
export function ErrorScreen() {
	return (
		<ErrorState
			page
			title={errorScreen.title}
			action={
				<Button look="primary" onClick={() => location.reload()}>
					<Icon name="rotate-cw" />
					{errorScreen.action}
				</Button>
			}
		>
			{errorScreen.text}
		</ErrorState>
	);
}
