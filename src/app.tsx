import { ThemeProvider } from "#src/theme/theme-provider.tsx";

// Before the shell, or the bundler cuts what both need into chunks of their own.

import { StrictMode } from "react";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { ErrorBoundary } from "#src/shell/error-boundary.tsx";
import { ErrorScreen } from "#src/shell/error-screen.tsx";
import { Shell } from "#src/shell/shell.tsx";

/**
 * The application put together.
 * @param prerenderedPath path whose markup the page was served with; undefined where nothing was prerendered
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
