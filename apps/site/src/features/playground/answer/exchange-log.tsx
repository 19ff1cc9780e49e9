import { WordsWithCode } from "../../../ui/words-with-code.tsx";
import type { Exchange } from "../run/exchange.ts";
import { ExchangeView } from "./exchange-view.tsx";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";

/** Every raw request and response of a run. Keys are replaced by names. */
export function ExchangeLog({
	exchanges,
	isSimulated,
}: {
	readonly exchanges: readonly Exchange[];
	readonly isSimulated: boolean;
}) {
	const { words } = usePlayground();
	if (exchanges.length === 0) return undefined;
	return (
		<section className={styles.log} aria-label={words.requests}>
			<h3>{words.requests}</h3>
			<p>
				<WordsWithCode text={words.requestsNote} />
			</p>
			<ol role="list">
				{exchanges.map((exchange) => (
					<li key={exchange.id}>
						<ExchangeView exchange={exchange} isSimulated={isSimulated} />
					</li>
				))}
			</ol>
		</section>
	);
}
