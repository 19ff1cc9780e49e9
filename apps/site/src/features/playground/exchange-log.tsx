import { fill } from "../../lib/fill.ts";
import type { Exchange } from "./exchange.ts";
import styles from "./playground.module.css";
import { usePlayground } from "./playground-context.ts";

/** Longest body shown, in characters. */
const MOST_SHOWN = 4000;

/** Every request of a run as it was sent, with the headers of its answer. Keys stand as names. */
export function ExchangeLog({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
	const { words } = usePlayground();
	if (exchanges.length === 0) return undefined;
	return (
		<section className={styles.log} aria-label={words.requests}>
			<h3>{words.requests}</h3>
			<p>{words.requestsNote}</p>
			<ol role="list">
				{exchanges.map((exchange, index) => (
					// oxlint-disable-next-line react/no-array-index-key -- the list only ever grows at its end
					<li key={index}>
						<details>
							<summary>
								<code translate="no">
									{exchange.method} {toShortAddress(exchange.url)}
								</code>{" "}
								<span>
									{exchange.status ?? words.noAnswer} ·{" "}
									{fill(words.milliseconds, { count: Math.round(exchange.tookMs) })}
								</span>
							</summary>
							<pre tabIndex={0} aria-label={words.requestSent}>
								{toRequestText(exchange)}
							</pre>
							{exchange.responseHeaders && (
								<pre tabIndex={0} aria-label={words.responseHeaders}>
									{[`HTTP ${String(exchange.status)}`, ...toLines(exchange.responseHeaders)].join("\n")}
								</pre>
							)}
						</details>
					</li>
				))}
			</ol>
		</section>
	);
}

function toRequestText({ method, url, headers, body }: Exchange): string {
	const shown = body && body.length > MOST_SHOWN ? `${body.slice(0, MOST_SHOWN)}…` : body;
	return [`${method} ${url}`, ...toLines(headers), ...(shown ? ["", shown] : [])].join("\n");
}

function toLines(headers: Readonly<Record<string, string>>): readonly string[] {
	return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

function toShortAddress(url: string): string {
	const { host, pathname } = new URL(url);
	return host + pathname;
}
