import { almanacSpan } from "../../src/almanac/span.ts";
import * as commandLine from "../../src/content/facts/command-line.ts";
import * as community from "../../src/content/facts/community.ts";
import * as ecosystem from "../../src/content/facts/ecosystem.ts";
import * as infrastructure from "../../src/content/facts/infrastructure.ts";
import * as library from "../../src/content/facts/library.ts";
import * as mesh from "../../src/content/facts/mesh.ts";
import * as orchestrator from "../../src/content/facts/orchestrator.ts";
import * as seasonFigures from "../../src/content/facts/season-figures.ts";
import * as seeds from "../../src/content/facts/seeds.ts";
import * as settings from "../../src/content/facts/settings.ts";
import * as wallet from "../../src/content/facts/wallet.ts";
import { plans } from "../../src/content/servers/plans.ts";

/** Every fact by the name of its export, which no two modules share; also the price list and the almanac's years. */
export const facts: Record<string, unknown> = Object.assign(
	{},
	commandLine,
	community,
	ecosystem,
	infrastructure,
	library,
	mesh,
	orchestrator,
	seasonFigures,
	seeds,
	settings,
	wallet,
	{ almanacSpan, plans },
);
