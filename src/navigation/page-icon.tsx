import {
	BookOpen,
	CalendarDays,
	Component,
	Flame,
	Flower2,
	House,
	type LucideIcon,
	Server,
	SlidersHorizontal,
	Sprout,
	SquareTerminal,
	UsersRound,
	Waypoints,
	Workflow,
} from "lucide-react";
import type { PageIconName } from "./site-map-entry.ts";

const icons: Record<PageIconName, LucideIcon> = {
	house: House,
	flower: Flower2,
	terminal: SquareTerminal,
	calendar: CalendarDays,
	workflow: Workflow,
	component: Component,
	users: UsersRound,
	sprout: Sprout,
	server: Server,
	waypoints: Waypoints,
	flame: Flame,
	sliders: SlidersHorizontal,
	book: BookOpen,
};

/** The line icon of a page: 18 px, stroke 1.5, decoration beside its title. */
export function PageIcon({ name }: { name: PageIconName }) {
	const Icon = icons[name];
	return <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
}
