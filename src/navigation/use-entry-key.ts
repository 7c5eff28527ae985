import { useLocationProperty } from "wouter/use-browser-location";
import { entryKey } from "./entry-key.ts";

/** The key of the current history entry, kept up to date; "" if it has none, and while hydrating. */
export const useEntryKey = (): string => useLocationProperty(entryKey, () => "");
