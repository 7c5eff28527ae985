import { StrictMode } from "react";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { ErrorScreen } from "#src/shell/error-screen.tsx";
import { runShortcut } from "#src/shell/run-shortcut.ts";
import { Shell } from "#src/shell/shell.tsx";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

/**
 * The complete application.
 * @param prerenderedPath path of the markup the page was served with; undefined if nothing was prerendered
 */
export function App({ pages, prerenderedPath }: { pages: Pages; prerenderedPath: string | undefined }) {
	return (
		<StrictMode>
			<ErrorBoundary fallback={<ErrorScreen />}>
				<PagesContext value={pages}>
					<ThemeProvider>
						<Shell prerenderedPath={prerenderedPath} />
					</ThemeProvider>
				</PagesContext>
			</ErrorBoundary>
		</StrictMode>
	);
}

/** Call this as soon as code runs: the targets of the Alt shortcuts are already in the served page. */
export const listenForShortcuts = (): void => document.addEventListener("keydown", runShortcut);
