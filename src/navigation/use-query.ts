import { useLocationProperty } from "wouter/use-browser-location";

/** The query of the address, with "?", followed live; "" while hydrating, as in the prerendered markup. */
export const useQuery = (): string =>
	useLocationProperty(
		() => location.search,
		() => "",
	);
