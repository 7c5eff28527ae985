import { useEffect, useState } from "react";
import { url } from "#src/navigation/url.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { type Feed, feeds } from "./feeds.ts";
import styles from "./late-calendar.module.css";
import { almanacSpan } from "./span.ts";

/** The feeds, each with a download link and, once the site's host is known, a subscription link. */
export function FeedList() {
	const [host, setHost] = useState<string | null>(null);
	useEffect(() => setHost(window.location.host), []);
	return (
		<section className={styles.feeds} aria-labelledby="almanac-feeds">
			<SectionHeading level={3} id="almanac-feeds" title="In your own calendar" />
			<ul {...LIST}>
				{feeds.map((feed) => (
					<FeedRow key={feed.file} feed={feed} host={host} />
				))}
			</ul>
			<FinePrint>
				All-day events, {almanacSpan.from} to {almanacSpan.to}, on the dates in Japan. A subscription asks to be updated
				once a week; a download does not change.
			</FinePrint>
		</section>
	);
}

function FeedRow({ feed: { file, name, contents }, host }: { feed: Feed; host: string | null }) {
	const address = url(`/${file}`);
	return (
		<li className={styles.feed}>
			<div>
				<strong>{name}</strong>
				<p>{contents}</p>
			</div>
			<p className={styles.ways}>
				{host !== null && (
					<a href={`webcal://${host}${address}`} aria-label={`Subscribe to ${name}`}>
						Subscribe
					</a>
				)}
				<a href={address} download aria-label={`Download ${name}`}>
					Download
				</a>
			</p>
		</li>
	);
}
