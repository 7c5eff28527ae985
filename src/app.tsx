import { StrictMode } from "react";
import { PageLoaderContext } from "#src/navigation/page-loader-context.ts";
import type { PageLoader } from "#src/navigation/page-loader.ts";
import { DarkModeProvider } from "#src/preferences/dark-mode-provider.tsx";
import { SeasonProvider } from "#src/season/season-provider.tsx";
import { ErrorBoundary } from "#src/shell/error-boundary.tsx";
import { ErrorScreen } from "#src/shell/error-screen.tsx";
import { Shell } from "#src/shell/shell.tsx";

/**
 * The application put together.
 * @param prerenderedPath path whose markup the page was served with; undefined where nothing was prerendered
 */
export function App({ loader, prerenderedPath }: { loader: PageLoader; prerenderedPath: string | undefined }) {
	return (
		<StrictMode>
			<ErrorBoundary fallback={<ErrorScreen />}>
				<PageLoaderContext value={loader}>
					<SeasonProvider>
						<DarkModeProvider>
							<Shell prerenderedPath={prerenderedPath} />
						</DarkModeProvider>
					</SeasonProvider>
				</PageLoaderContext>
			</ErrorBoundary>
		</StrictMode>
	);
}
