import { usePathname } from "wouter/use-browser-location";
import { matchPath } from "./match-path.ts";
import { withoutBase } from "./url.ts";

/** The address's path, without base and trailing slash, kept up to date. Not for prerendered components. */
export const usePath = (): string => matchPath(withoutBase(usePathname())).path;
