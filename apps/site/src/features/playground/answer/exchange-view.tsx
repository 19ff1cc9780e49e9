import { Suspense, useState } from "react";
import { fill } from "../../../lib/fill.ts";
import type { Exchange } from "../run/state/exchange.ts";
import { usePlayground } from "../parts/playground-context.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

const ExchangeParts = lazyPart(() => import("./exchange-parts.tsx").then((module) => module.ExchangeParts));

/**
 * One raw request and its response: status, time, headers, body. Rendered when it is opened. The time of a simulated one says nothing
 * about a provider and is left out.
 */
export function ExchangeView({
	exchange,
	isSimulated,
}: {
	readonly exchange: Exchange;
	readonly isSimulated: boolean;
}) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	const { method, url, status, tookMs } = exchange;
	return (
		<details onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>
				<code translate="no">
					{method} {toShortUrl(url)}
				</code>{" "}
				<span>
					{status ?? words.noAnswer}
					{!isSimulated && ` · ${fill(words.milliseconds, { count: Math.round(tookMs) })}`}
				</span>
			</summary>
			{isOpen && (
				<Suspense>
					<ExchangeParts exchange={exchange} />
				</Suspense>
			)}
		</details>
	);
}

/** Host and path of a URL. */
export function toShortUrl(url: string): string {
	const { host, pathname } = new URL(url);
	return host + pathname;
}
