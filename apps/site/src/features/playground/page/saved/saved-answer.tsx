import { FailedRun } from "../../answer/failure.tsx";
import { OutputView } from "../../answer/outputs/output-view.tsx";
import { RunStatus } from "../../answer/run-status.tsx";
import { type SavedRun, toRunState } from "../../run/saved/saved-run.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

/** The answer of an earlier run as it was shown then, with its times, or the error that it ended with. */
export function SavedAnswer({
	run: saved,
	catalogue: { tasks, errors },
}: {
	readonly run: SavedRun;
	readonly catalogue: Catalogue;
}) {
	const words = useSavedWords();
	const run = toRunState(saved);
	const kind = tasks.find(({ id }) => id === saved.target.task)?.outputKind ?? "other";
	return (
		<div className={styles.answer} data-saved-answer="">
			<RunStatus run={run} />
			{saved.output === undefined ? (
				<p className={styles.about}>{words.noAnswer}</p>
			) : (
				<OutputView kind={kind} output={saved.output} args={saved.args} isWhole />
			)}
			{saved.error && <FailedRun run={run} titles={errors} />}
		</div>
	);
}
