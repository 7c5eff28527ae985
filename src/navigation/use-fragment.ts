import { useLocationProperty } from "wouter/use-browser-location";
import { fragment } from "./scroll-memory.ts";

/** The address's fragment, without "#", kept up to date; "" while hydrating, to match the prerendered markup. */
export const useFragment = (): string => useLocationProperty(fragment, () => "");
