import type { Plan } from "#src/content/servers/plans.ts";
import { ButtonLink } from "#src/navigation/page-link.tsx";
import { billsOf, hourlyRate } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { coresText, gpuText, memoryText, processorText, storageText } from "#src/servers/plan-text.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Heading } from "#src/ui/heading.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icon-names.ts";
import { LIST } from "#src/ui/list-role.ts";
import { Unbroken } from "#src/ui/unbroken.tsx";
import { createLink } from "../create-link.ts";
import { compareBox } from "../early-choice.ts";
import inventory from "./inventory.module.css";
import styles from "./plan-item.module.css";

export interface PlanItemProps {
	plan: Plan;
	/** The site chosen, or "any". */
	region: string;
	compared: boolean;
	onToggle: (id: string) => void;
}

/**
 * A plan of the inventory. Specification 2.4: processor, memory, storage, network, both prices, and possibly a badge,
 * which raises it: only its link is primary.
 */
export function PlanItem({ plan, region, compared, onToggle }: PlanItemProps) {
	const { id, name, use, badge, cpu, gpu, monthlyCents, custom } = plan;
	const saved = billsOf(plan).find(({ id }) => id === "monthly")?.savedPercent;
	const specs: { icon: IconName; text: string }[] = [
		{ icon: "cpu", text: `${coresText(cpu)}, ${processorText(cpu)}` },
		...(gpu ? [{ icon: "gpu" as const, text: gpuText(gpu) }] : []),
		{ icon: "memory-stick", text: memoryText(plan.memory) },
		{ icon: "hard-drive", text: storageText(plan.storage) },
		{ icon: "network", text: `${plan.networkGbps} Gbps` },
		...(custom ? [{ icon: "timer" as const, text: "Built to order" }] : []),
	];
	return (
		<article className={`${styles.card} ${badge ? styles.raised : ""}`}>
			<Heading level={4} className={styles.name}>
				{name}
			</Heading>
			{badge && (
				<p className={styles.badge}>
					<Badge tone="filled">{badge}</Badge>
				</p>
			)}
			<p className={styles.use}>{use}</p>
			<p className={styles.price}>
				<span className={styles.figure}>{euroText(monthlyCents)}</span> a month
			</p>
			<p className={styles.hourly}>{`${rateText(hourlyRate(plan))}/hr · monthly −${saved}%`}</p>
			<ul {...LIST} className={styles.specs}>
				{specs.map(({ icon, text }) => (
					<li key={text}>
						<Icon name={icon} />
						<span>
							<Unbroken within={/((?<=GHz, ).+|\S+-\S+)/}>{text}</Unbroken>
						</span>
					</li>
				))}
			</ul>
			<div className={styles.action}>
				<ButtonLink to={createLink(plan, region)} {...(badge && { look: "primary" })}>
					<span>
						Compose the command<span className="visually-hidden"> for {name}</span>
					</span>
				</ButtonLink>
				<label className={`${inventory.check} ${styles.compare}`}>
					<input id={compareBox(id)} type="checkbox" checked={compared} onChange={() => onToggle(id)} />
					<span>
						Compare<span className="visually-hidden"> {name}</span>
					</span>
				</label>
			</div>
		</article>
	);
}
