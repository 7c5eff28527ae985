import { useQuery } from "#src/navigation/use-query.ts";

/**
 * The category that an address asks for: `/ceremonies?category=winter`. For links made by programs; people's links carry
 * the section as a fragment, where one that does not exist starts on the default.
 * @returns null where the address asks for none
 */
export const useAskedCategory = (): string | null => new URLSearchParams(useQuery()).get("category") || null;
