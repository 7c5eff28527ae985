import { useLocationProperty } from "wouter/use-browser-location";
import { fragment } from "./scroll-memory.ts";

/** The fragment of the address, without "#", followed live; "" while hydrating, as in the prerendered markup. */
export const useFragment = (): string => useLocationProperty(fragment, () => "");
