import { smallOrders } from "#src/content/ceremonies/small.ts";
import { timed } from "../gathering.ts";
import { Order } from "./order.tsx";
import styles from "./small-ceremony.module.css";

/** One of the two small ceremonies minute by minute, and what participants take home. */
export function SmallCeremony({ name }: { name: keyof typeof smallOrders }) {
	const { parts, takeHome } = smallOrders[name];
	return (
		<div id={name.toLowerCase()} className={styles.small}>
			<h4>{name}, minute by minute</h4>
			<Order caption={`${name}, minute by minute`} parts={timed(parts)} />
			<p>What stays: {takeHome.charAt(0).toLowerCase() + takeHome.slice(1)}</p>
		</div>
	);
}
