import { useLocationProperty } from "wouter/use-browser-location";

/** The address's query, with "?", kept up to date; "" while hydrating, to match the prerendered markup. */
export const useQuery = (): string =>
	useLocationProperty(
		() => location.search,
		() => "",
	);
