import { isInDoubt } from "@pusula/measure";
import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { datesIn } from "../../../../locales/forms.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { LocalRun } from "../../answer/local-run.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { IDLE } from "../../run/state/run-state.ts";
import { useRunWords } from "../parts/measure-words.ts";
import { countCalls, type Measurement } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";
import type { ShownMeasurement } from "./measurement-status.ts";
import { RunNotes } from "./run-notes.tsx";

/** How far a measurement is, and what can be done with it. */
export function MeasurementPanel({
	measurement,
	controls,
	isBlocked,
}: {
	readonly measurement: Measurement;
	readonly controls: ShownMeasurement;
	/** A model lacks its key or its URL. */
	readonly isBlocked: boolean;
}) {
	const words = useRunWords();
	const { status, items, isKept, obstacle, local } = controls;
	const total = countCalls(measurement);
	const doubtful = items.filter(isInDoubt).length;
	const failed = items.filter(({ failure }) => failure).length - doubtful;
	const isActive = status === "running" || status === "pausing";
	const isClaimed = obstacle === undefined || obstacle === "lost";
	return (
		<section className={styles.run} data-measurement={status} data-calls={items.length}>
			<FoundNote measurement={measurement} controls={controls} />
			<p className={styles.status}>
				<output>{words.states[status]}</output> · {fill(words.progress, { done: items.length, total })}
			</p>
			<progress
				className={styles.progress}
				max={total}
				value={items.length}
				aria-label={words.states.running}
			/>
			<PerModel measurement={measurement} items={items} />
			<LocalRun run={{ ...IDLE, ...local, status: isActive ? "running" : "idle" }} />
			<RunNotes controls={controls} />
			{doubtful > 0 && !isActive && (
				<p className={styles.note} data-in-doubt={doubtful}>
					{fill(words.inDoubt, { count: doubtful })}
				</p>
			)}
			<RunButtons controls={controls} failed={failed} doubtful={doubtful} isBlocked={isBlocked} />
			{status !== "done" && isClaimed && (
				<p className={styles.about}>{isKept ? words.kept : words.notKept}</p>
			)}
		</section>
	);
}

/** Says that the measurement was begun by an earlier page. */
function FoundNote({
	measurement,
	controls: { status, items, isFound },
}: {
	readonly measurement: Measurement;
	readonly controls: ShownMeasurement;
}) {
	const { locale } = usePlayground();
	const words = useRunWords();
	if (!isFound || status === "done") return undefined;
	const date = datesIn(locale, { dateStyle: "long" }).format(new Date(measurement.createdAt));
	const values = { name: measurement.title, done: items.length, total: countCalls(measurement), date };
	return <p className={styles.note}>{fill(words.found, values)}</p>;
}

function PerModel({
	measurement: { models, rows },
	items,
}: { readonly measurement: Measurement } & Pick<ShownMeasurement, "items">) {
	const words = useRunWords();
	return (
		<ul role="list" className={styles.perModel}>
			{models.map(({ name }) => {
				const own = items.filter(({ candidate }) => candidate === name);
				const failed = own.filter(({ failure }) => failure).length;
				return (
					<li key={name}>{fill(words.ofModel, { name, done: own.length, total: rows.length, failed })}</li>
				);
			})}
		</ul>
	);
}

function RunButtons({
	controls: { status, pause, resume, stop, discard },
	failed,
	doubtful,
	isBlocked,
}: {
	readonly controls: ShownMeasurement;
	/** Calls that failed; those in doubt are apart. */
	readonly failed: number;
	/** Calls that were under way at an interruption. */
	readonly doubtful: number;
	readonly isBlocked: boolean;
}) {
	const words = useRunWords();
	const [isConfirming, setIsConfirming] = useState(false);
	if (status === "running" || status === "pausing")
		return (
			<p className={styles.actions}>
				<Button aria-disabled={status === "pausing"} onClick={pause}>
					{words.pause}
				</Button>
				<Button onClick={stop}>{words.stop}</Button>
			</p>
		);
	if (isConfirming)
		return (
			<div className={styles.note}>
				<p>{words.leave}</p>
				<p className={styles.actions}>
					<Button onClick={discard}>{words.discard}</Button>
					<Button onClick={() => setIsConfirming(false)}>{words.keep}</Button>
				</p>
			</div>
		);
	return (
		<p className={styles.actions}>
			{status === "paused" && !isBlocked && (
				<button type="button" className={styles.primary} onClick={() => resume()}>
					{words.resume}
				</button>
			)}
			{failed > 0 && !isBlocked && (
				<Button onClick={() => resume("failed")}>{fill(words.retry, { count: failed })}</Button>
			)}
			{doubtful > 0 && !isBlocked && (
				<Button onClick={() => resume("in-doubt")}>{fill(words.repeat, { count: doubtful })}</Button>
			)}
			<Button onClick={() => setIsConfirming(true)}>{words.restart}</Button>
		</p>
	);
}
