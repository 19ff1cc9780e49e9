import { HandOverContext } from "../../answer/hand-over/hand-over-context.ts";
import { ResultPane } from "../../answer/result-pane.tsx";
import { type SavedRun, toRunState } from "../../run/saved/saved-run.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

/** The answer of an earlier run as it was shown then, with its times, or the error that it ended with. */
export function SavedAnswer({
	run,
	name,
	catalogue: { tasks, errors },
}: {
	readonly run: SavedRun;
	/** Distinguishes the run from the others of the list. */
	readonly name: string;
	readonly catalogue: Catalogue;
}) {
	const words = useSavedWords();
	const kind = tasks.find(({ id }) => id === run.target.task)?.outputKind ?? "other";
	return (
		<div className={styles.answer} data-saved-answer="">
			<HandOverContext value={undefined}>
				<ResultPane run={toRunState(run)} kind={kind} errors={errors} name={name} />
			</HandOverContext>
			{run.output === undefined && <p className={styles.about}>{words.noAnswer}</p>}
		</div>
	);
}
