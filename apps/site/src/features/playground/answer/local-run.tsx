import type { MouseEvent } from "react";
import { toDownloadWords } from "../../../lib/runtime/download-words.ts";
import { fill } from "../../../lib/fill.ts";
import { toModelUrl } from "../../../facts/models/hub-links.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { leaveButton } from "../parts/focus.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { DownloadQuestion } from "../run/state/ask-consent.ts";
import type { RunState } from "../run/state/run-state.ts";
import styles from "./answer.module.css";

/** The consent, the download and the summary of a run in the reader's browser. Nothing for other runs. */
export function LocalRun({ run }: { readonly run: RunState }) {
	const { words } = usePlayground();
	return (
		<>
			{run.isFallback && (
				<p className={styles.status}>
					<output>{words.local.fallback}</output>
				</p>
			)}
			<Progress run={run} />
		</>
	);
}

function Progress({ run: { status, question, isWaiting, fetched, ran } }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	const isBusy = status === "running" || status === "streaming";
	if (isBusy && question) return <Consent question={question} />;
	if (isBusy && isWaiting)
		return (
			<p className={styles.status}>
				<output>{words.local.waiting}</output>
			</p>
		);
	if (isBusy && fetched) {
		const { loadedBytes, totalBytes } = fetched;
		const loaded = toSizeWords(loadedBytes, locale);
		const bar = totalBytes === undefined ? {} : { max: totalBytes, value: loadedBytes };
		return (
			<p className={styles.status}>
				<progress {...bar} aria-label={words.local.downloading} />{" "}
				{totalBytes === undefined
					? fill(words.local.progressUnknown, { loaded })
					: fill(words.local.progress, { loaded, total: toSizeWords(totalBytes, locale) })}
			</p>
		);
	}
	if (!ran) return undefined;
	const seconds = (ms: number): string =>
		numbersIn(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ms / 1000);
	return (
		<p className={styles.status} data-ran={ran.device}>
			{fill(words.local.time, { seconds: seconds(ran.runMs), device: words.local.devices[ran.device] })} ·{" "}
			{fill(words.local.load, { seconds: seconds(ran.loadMs) })}
		</p>
	);
}

function Consent({ question: { download, decide } }: { readonly question: DownloadQuestion }) {
	const { locale, words, modelFacts = {} } = usePlayground();
	const { model, plan, about, hubUrl, mirrorWords, runtimeBytes } = download;
	const { aboutSizes, exactSizes, consentText } = mirrorWords ?? words.local;
	const values = { host: hubUrl === undefined ? "" : new URL(hubUrl).host };
	const [line, megabytes] = modelFacts[model] ?? [];
	const bytes = plan ? plan.bytes : megabytes && megabytes * 1e6;
	const sizes = plan ? exactSizes : aboutSizes;
	const size = toDownloadWords({ bytes, keptBytes: plan?.keptBytes, runtimeBytes }, sizes, locale);
	const answer =
		(agreed: number | undefined) =>
		({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
			leaveButton(currentTarget);
			decide(agreed);
		};
	const runtime = toSizeWords(runtimeBytes, locale);
	return (
		<div className={styles.job} data-consent="">
			<p>
				{fill(words.local.consent, { model, size: fill(size, values) })} {line ?? about}
				{about && hubUrl === undefined && (
					<>
						{" "}
						<a href={toModelUrl(model)}>{words.local.card}</a>
					</>
				)}
			</p>
			<p>
				{fill(consentText, values)}
				{runtimeBytes > 0 && ` ${fill(words.local.runtimeText, { runtime })}`}
			</p>
			<p>
				<Button onClick={answer(bytes ?? 0)}>{words.local.agree}</Button>{" "}
				<Button onClick={answer(undefined)}>{words.local.decline}</Button>
			</p>
		</div>
	);
}
