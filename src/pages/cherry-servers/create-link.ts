import { composerLink } from "#src/composer/composer-query.ts";
import type { Plan } from "#src/content/servers/plans.ts";

/**
 * The address that composes the command renting a plan, at the chosen site if the plan is offered there.
 * @param region a site's name, or "any"
 */
export function createLink({ id, regions }: Plan, region: string): string {
	return composerLink("servers create", { plan: id, region: regions.find((one) => one === region) ?? "" });
}
