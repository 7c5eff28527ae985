import type { Plan } from "#src/content/servers/plans.ts";
import { ButtonLink } from "#src/navigation/page-link.tsx";
import { billsOf, hourlyRate } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { coresText, gpuText, memoryText, processorText, storageText } from "#src/servers/plan-text.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PlanCard } from "#src/ui/plan-card.tsx";
import { createLink } from "../create-link.ts";
import { compareBox } from "../early-choice.ts";
import styles from "./inventory.module.css";

export interface PlanItemProps {
	plan: Plan;
	/** The site chosen, or "any". */
	region: string;
	compared: boolean;
	onToggle: (id: string) => void;
}

/**
 * A plan of the inventory. Specification 2.4: processor, memory, storage, network, both prices, and possibly a badge.
 */
export function PlanItem({ plan, region, compared, onToggle }: PlanItemProps) {
	const { id, name, use, badge, cpu, gpu, monthlyCents, custom } = plan;
	const saved = billsOf(plan).find(({ id }) => id === "monthly")?.savedPercent;
	return (
		<PlanCard
			level={4}
			name={name}
			use={use}
			price={euroText(monthlyCents)}
			period="a month"
			hourly={`${rateText(hourlyRate(plan))}/hr · monthly −${saved}%`}
			{...(badge && { badge })}
			specs={[
				{ icon: <Icon name="cpu" />, text: `${coresText(cpu)}, ${processorText(cpu)}` },
				...(gpu ? [{ icon: <Icon name="gpu" />, text: gpuText(gpu) }] : []),
				{ icon: <Icon name="memory-stick" />, text: memoryText(plan.memory) },
				{ icon: <Icon name="hard-drive" />, text: storageText(plan.storage) },
				{ icon: <Icon name="network" />, text: `${plan.networkGbps} Gbps` },
				...(custom ? [{ icon: <Icon name="timer" />, text: "Built to order" }] : []),
			]}
			action={
				<>
					<ButtonLink to={createLink(plan, region)} {...(badge && { look: "primary" })}>
						<span>
							Compose the command<span className="visually-hidden"> for {name}</span>
						</span>
					</ButtonLink>
					<label className={styles.compare}>
						<input id={compareBox(id)} type="checkbox" checked={compared} onChange={() => onToggle(id)} />
						<span>
							Compare<span className="visually-hidden"> {name}</span>
						</span>
					</label>
				</>
			}
		/>
	);
}
