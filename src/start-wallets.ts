import { startWallets } from "#src/wallet/wallet-guard.ts";

/**
 * A script of its own, which the page fetches once it has loaded. It shares no code with the application, so that it need not
 * wait for it: the guard has to begin in time, on a slow machine too. See decisions/0025-wallet-guard.md.
 */
startWallets();
