import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { goToPlace } from "./go-to-place.ts";
import { isPlainClick } from "./navigate.ts";

interface PlaceLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "onClick"> {
	/** Id of the target element. */
	to: string;
}

/** A link to a place on the same page. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
	const follow = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		goToPlace(to);
	};
	return <a {...rest} href={`#${to}`} onClick={follow} />;
}
