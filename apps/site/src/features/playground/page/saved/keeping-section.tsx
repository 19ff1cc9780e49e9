import { useEffect, useRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { isHistoryOn, switchHistory } from "../../run/saved/history-switch.ts";
import { MOST_HISTORY_BYTES, MOST_RUNS } from "../../run/saved/room.ts";
import { deleteRuns } from "../../run/saved/run-store.ts";
import { forgetInTab } from "../../run/saved/tab-runs.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { describeImport } from "./describe-import.ts";
import { exportSaved, importSaved } from "./transfer.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import type { Saved, SavedControls } from "./use-saved.ts";

interface Props {
	readonly catalogue: Catalogue;
	readonly saved: Saved;
	readonly controls: SavedControls;
}

/** Whether runs are kept and how many, their deletion, and the way to a file and back. */
export function KeepingSection(props: Props) {
	const { runs } = props.saved;
	const { locale } = usePlayground();
	const words = useSavedWords();
	const [isOn, setIsOn] = useState(isHistoryOn);
	const bytes = runs.reduce((sum, run) => sum + run.bytes, 0);
	return (
		<section className={styles.section} aria-label={words.settings}>
			<h3>{words.settings}</h3>
			<label className={styles.check}>
				<input
					type="checkbox"
					autoComplete="off"
					checked={isOn}
					onChange={(event) => {
						switchHistory(event.target.checked);
						setIsOn(event.target.checked);
					}}
				/>
				<span>{words.keep}</span>
			</label>
			{!isOn && <p className={styles.about}>{words.keptInTab}</p>}
			<p className={styles.about}>
				{fill(words.bounds, {
					runs: MOST_RUNS,
					bytes: toSizeWords(MOST_HISTORY_BYTES, locale),
					count: runs.length,
					size: toSizeWords(bytes, locale),
				})}
			</p>
			<Wipe {...props} />
			<Transfer {...props} />
		</section>
	);
}

/** Deletes the history for good, after a confirmation. */
function Wipe({ saved: { runs }, controls: { change, forgetRuns } }: Props) {
	const words = useSavedWords();
	const [isConfirming, setIsConfirming] = useState<boolean>();
	const row = useRef<HTMLDivElement>(null);
	// The button that had the focus is gone with each answer; the last one of those in its place has it then.
	useEffect(() => {
		if (isConfirming !== undefined) row.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
	}, [isConfirming]);
	if (runs.length === 0) return undefined;
	if (!isConfirming)
		return (
			<div ref={row} className={styles.row}>
				<Button onClick={() => setIsConfirming(true)}>{words.wipe}</Button>
			</div>
		);
	return (
		<div ref={row} className={styles.row} role="alert">
			<p>{fill(words.wipeAsk, { count: runs.length })}</p>
			<Button
				onClick={({ currentTarget }) => {
					currentTarget.closest("dialog")?.querySelector("button")?.focus();
					void change(async () => {
						await deleteRuns();
						forgetInTab();
						forgetRuns();
						return words.wiped;
					});
				}}
			>
				{words.wipeYes}
			</Button>
			<Button onClick={() => setIsConfirming(false)}>{words.cancel}</Button>
		</div>
	);
}

/** Writes all that is kept to files, and takes the records of such files in. */
function Transfer({ catalogue, saved, controls: { change } }: Props) {
	const { locale } = usePlayground();
	const words = useSavedWords();
	const input = useRef<HTMLInputElement>(null);
	const take = async (files: readonly File[]): Promise<string> =>
		describeImport(await importSaved(files, { catalogue, saved }), words, locale);
	const write = async (): Promise<string> => {
		const { files, ...counts } = await exportSaved(saved);
		return fill(files > 1 ? words.exportedParts : words.exported, { ...counts, files });
	};
	return (
		<div className={styles.row}>
			<Button onClick={() => void change(write)}>{words.exportAll}</Button>
			<Button onClick={() => input.current?.click()}>{words.importFile}</Button>
			<input
				ref={input}
				type="file"
				multiple
				hidden
				accept="application/json,.json"
				aria-label={words.importFile}
				onChange={(event) => {
					const files = [...(event.target.files ?? [])];
					event.target.value = "";
					if (files.length > 0) void change(() => take(files));
				}}
			/>
		</div>
	);
}
