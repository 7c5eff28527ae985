import { startWallets } from "#src/wallet/wallet-guard.ts";

/**
 * A script of its own, fetched once the page has loaded. It shares no code with the application, so that it need not
 * wait for it: the guard has to start in time, even on a slow machine. See decisions/0025-wallet-guard.md.
 */
startWallets();
