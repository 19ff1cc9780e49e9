import { fill } from "../../../lib/fill.ts";
import { toSizeWords } from "../../../lib/size-words.ts";
import { Button } from "../../../ui/button.tsx";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/run-state.ts";
import styles from "./answer.module.css";

/** What a run in the reader's browser asks, downloads, and says at its end. Nothing for other runs. */
export function LocalRun({ run: { status, question, fetched, ran } }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	const isBusy = status === "running" || status === "streaming";
	if (isBusy && question) return <Consent question={question} />;
	if (isBusy && fetched) {
		const [loaded, total] = [fetched.loadedBytes, fetched.totalBytes].map((size) =>
			toSizeWords(size, locale),
		);
		return (
			<p className={styles.status}>
				<progress max={fetched.totalBytes} value={fetched.loadedBytes} aria-label={words.local.downloading} />{" "}
				{fill(words.local.progress, { loaded: loaded ?? "", total: total ?? "" })}
			</p>
		);
	}
	if (!ran) return undefined;
	const seconds = (ms: number): string =>
		(ms / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	return (
		<p className={styles.status} data-ran={ran.device}>
			{fill(words.local.time, { seconds: seconds(ran.runMs), device: words.local.devices[ran.device] })} ·{" "}
			{fill(words.local.load, { seconds: seconds(ran.loadMs) })}
		</p>
	);
}

function Consent({ question: { plan, decide } }: { readonly question: NonNullable<RunState["question"]> }) {
	const { locale, words, modelLines = {}, runtimeBytes = 0 } = usePlayground();
	const line = modelLines[plan.model];
	return (
		<div className={styles.job} data-consent="">
			<p>
				{fill(words.local.consent, { model: plan.model, size: toSizeWords(plan.bytesToFetch, locale) })}{" "}
				{line ?? words.local.unlisted}
			</p>
			<p>{fill(words.local.consentText, { runtime: toSizeWords(runtimeBytes, locale) })}</p>
			<p>
				<Button onClick={() => decide(true)}>{words.local.agree}</Button>{" "}
				<Button onClick={() => decide(false)}>{words.local.decline}</Button>
			</p>
		</div>
	);
}
