import { advanced } from "./advanced.ts";
import type { Command, GuideSection } from "./command.ts";
import { core } from "./core.ts";
import { files } from "./files.ts";
import { ideas } from "./ideas.ts";
import { instance } from "./instance.ts";
import { inventory } from "./inventory.ts";
import { monitoring } from "./monitoring.ts";
import { org } from "./org.ts";
import { p2p } from "./p2p.ts";
import { packages } from "./package.ts";
import { server } from "./server.ts";
import { ssh } from "./ssh.ts";

/** The commands of each section of the guide, in order; welcome has none. Specification 2.11 */
export const commandsBySection: Readonly<Record<GuideSection, readonly Command[]>> = {
	welcome: [],
	core,
	files,
	server,
	ssh,
	p2p,
	org,
	inventory,
	instance,
	package: packages,
	ideas,
	monitoring,
	advanced,
};

/** All 47, in the order of the guide. Specification 2.4, 3 and 9 */
export const commands: readonly Command[] = Object.values(commandsBySection).flat();
