import { focusHere } from "#src/navigation/focus-place.ts";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { useRetry } from "#src/platform/use-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

const doctor = lazyModule(importInPlace(() => import("./live-wallet-doctor.tsx")));

/**
 * The wallet doctor, under a heading provided by the page, loaded when it is about to become visible. Until then, and
 * without script, its place says what it does.
 */
export function WalletDoctor() {
	const [place, state] = useModuleWhenSeen(doctor);
	const retry = useRetry(doctor, () => place.current && focusHere(place.current));
	return (
		<div ref={place}>
			{state.status === "loaded" ? (
				<ErrorBoundary
					fallback={
						<p role="alert">
							The wallet doctor could not read what it found on this page. Reload the page to try again.
						</p>
					}
				>
					<state.module.LiveWalletDoctor />
				</ErrorBoundary>
			) : state.status === "failed" ? (
				<p role="alert">
					The wallet doctor could not be loaded. <Button {...retry}>Try again</Button>
				</p>
			) : (
				<p>
					With JavaScript, the wallet doctor shows which wallet extensions this page can see, how each announced itself,
					and whether any of them conflict. It can ask a wallet to sign a test message, and verifies the signature here.
				</p>
			)}
		</div>
	);
}
