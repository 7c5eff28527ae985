import { SplitBar, SplitMark } from "#src/charts/split-bar.tsx";
import { ecosystemBusiness } from "#src/content/facts/ecosystem.ts";
import { centsText } from "#src/figures/dollar-text.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Table } from "#src/ui/table.tsx";
import { CLOUD_HOURLY, sampleHours, sampleRental } from "./sample-rental.ts";
import styles from "./words.module.css";

const { gpuSaving } = ecosystemBusiness;
const hour = sampleRental(1);
const rows = sampleHours.map((hours) => ({ hours, ...sampleRental(hours) }));

/** GPU rental below the price of a large cloud, calculated with sample prices. Specification 9, Ecosystem guide */
export function GpuRental() {
	return (
		<SectionPart
			title={`A GPU, ${gpuSaving}% below a large cloud`}
			introduction={`Sample prices: a large cloud asks ${centsText(CLOUD_HOURLY)} for an hour of one graphics card. The bar is that hour; its first part is what a member’s machine costs.`}
		>
			<div className={styles.rows}>
				<SplitBar percent={100 - gpuSaving} />
				<FigureRows
					rows={[
						{
							mark: <SplitMark part="first" />,
							label: "An hour here",
							how: `${centsText(CLOUD_HOURLY)} × (100% − ${gpuSaving}%)`,
							figure: centsText(hour.here),
						},
						{
							mark: <SplitMark part="rest" />,
							label: "Saved",
							how: `${centsText(CLOUD_HOURLY)} − ${centsText(hour.here)}`,
							figure: centsText(hour.saved),
						},
					]}
				/>
			</div>
			<div className={styles.apart}>
				<Table
					caption="An hour, a working week, a month"
					columns={[
						{ head: "Rented for", cell: ({ hours }) => `${hours} ${hours === 1 ? "hour" : "hours"}` },
						{ head: "Large cloud", numeric: true, cell: ({ cloud }) => centsText(cloud) },
						{ head: "Here", numeric: true, cell: ({ here }) => centsText(here) },
						{ head: "Saved", numeric: true, cell: ({ saved }) => centsText(saved) },
					]}
					rows={rows}
					rowKey={({ hours }) => String(hours)}
				/>
			</div>
			<p className={styles.how}>
				The difference is what a large cloud spends on halls, spares and sales. Here the machine is paid for already; in
				return it may be called back by its owner.
			</p>
		</SectionPart>
	);
}
