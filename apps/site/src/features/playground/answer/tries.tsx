import { fill } from "../../../lib/fill.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { usePlayground } from "../parts/playground-context.ts";
import { isLookup, listTries } from "../run/state/run-error.ts";
import type { RunState } from "../run/state/run-state.ts";
import styles from "./answer.module.css";

/** What was tried for the last request, and why it failed; nothing where one try was enough. */
export function Tries({ run: { attempts } }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	const tries = listTries(attempts);
	if (tries.length < 2) return undefined;
	const number = numbersIn(locale, { maximumFractionDigits: 1 });
	return (
		<div className={styles.tries}>
			<p>
				{isLookup(tries[0])
					? `${fill(words.live.lookups, { count: tries.length })}:`
					: fill(words.live.tries, { count: tries.length })}
			</p>
			<ol>
				{tries.map(({ status, waitedMs, atMs }, index) => (
					<li key={`${String(index)} ${String(atMs)}`}>
						{status === undefined ? words.live.noResponse : `HTTP ${String(status)}`}
						{waitedMs !== undefined &&
							`, ${fill(words.live.waited, { count: number.format(waitedMs / 1000) })}`}
					</li>
				))}
			</ol>
		</div>
	);
}
