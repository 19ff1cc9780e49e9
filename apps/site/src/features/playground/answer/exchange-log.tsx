import { useState } from "react";
import { fill } from "../../../lib/fill.ts";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import type { Exchange } from "../run/state/exchange.ts";
import { groupExchanges } from "./group-exchanges.ts";
import { ExchangeView, toShortUrl } from "./exchange-view.tsx";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";

/** Every raw request and response of a run. Keys are replaced by names. */
export function ExchangeLog({
	exchanges,
	isSimulated,
	name,
}: {
	readonly exchanges: readonly Exchange[];
	readonly isSimulated: boolean;
	/** Name of the answer's source, where several answers are side by side. */
	readonly name?: string | undefined;
}) {
	const { words } = usePlayground();
	if (exchanges.length === 0) return undefined;
	return (
		<section className={styles.log} aria-label={name ? `${words.requests}: ${name}` : words.requests}>
			<h3>{words.requests}</h3>
			<p>
				<WordsWithCode text={words.requestsNote} />
			</p>
			<ol role="list">
				{groupExchanges(exchanges).map((group) => (
					<li key={group[0]?.id}>
						<ExchangeGroup group={group} isSimulated={isSimulated} />
					</li>
				))}
			</ol>
		</section>
	);
}

/** One exchange, or many alike behind one line. Those of a group are rendered when it is opened. */
function ExchangeGroup({
	group,
	isSimulated,
}: {
	readonly group: readonly Exchange[];
	readonly isSimulated: boolean;
}) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	const [first] = group;
	if (!first) return undefined;
	if (group.length === 1) return <ExchangeView exchange={first} isSimulated={isSimulated} />;
	return (
		<details
			onToggle={({ currentTarget, target }) => target === currentTarget && setIsOpen(currentTarget.open)}
		>
			<summary>
				<code translate="no">
					{first.method} {toShortUrl(first.url)}
				</code>{" "}
				<span>
					{first.status ?? words.noAnswer} · {fill(words.timings.times, { count: group.length })}
				</span>
			</summary>
			{isOpen && (
				<ol role="list" className={styles.group}>
					{group.map((exchange) => (
						<li key={exchange.id}>
							<ExchangeView exchange={exchange} isSimulated={isSimulated} />
						</li>
					))}
				</ol>
			)}
		</details>
	);
}
