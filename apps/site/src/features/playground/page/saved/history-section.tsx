import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";
import { searchRuns } from "../../run/saved/search-runs.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { MoreButton } from "./more-button.tsx";
import { RunItem } from "./run-item.tsx";
import type { SavedProps } from "./saved-props.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { useRunIndexes } from "./use-run-indexes.ts";
import type { Saved, SavedControls } from "./use-saved.ts";

/** How many runs are shown at first, and how many more each time. */
const STEP = 20;

/** Earlier runs, searched while typing. */
export function HistorySection({
	catalogue,
	onOpen,
	saved: { runs },
	controls,
}: SavedProps & { readonly saved: Saved; readonly controls: SavedControls }) {
	const words = useSavedWords();
	const id = useId();
	const [query, setQuery] = useState("");
	const [limit, setLimit] = useState(STEP);
	const { indexes, isWhole } = useRunIndexes(runs, query.trim() !== "");
	const found = searchRuns(runs, query, (head) => nameRun(catalogue, head), indexes);
	const isSearching = query.trim() !== "" && !isWhole;
	const shown = found.slice(0, limit);
	return (
		<section className={styles.section} aria-label={words.history}>
			<h3>{words.history}</h3>
			{runs.length === 0 ? (
				<p className={styles.about}>{words.noRuns}</p>
			) : (
				<div className={styles.field}>
					<label htmlFor={id}>{words.search}</label>
					<input
						id={id}
						type="search"
						autoComplete="off"
						value={query}
						onChange={(event) => setQuery(event.target.value)}
					/>
					<output className={styles.about}>
						{isSearching
							? words.searching
							: found.length === 0
								? fill(words.noMatch, { query })
								: fill(words.count, { shown: found.length, total: runs.length })}
					</output>
				</div>
			)}
			<ol role="list" className={styles.list}>
				{shown.map((head) => (
					<RunItem key={head.id} head={head} catalogue={catalogue} controls={controls} onOpen={onOpen} />
				))}
			</ol>
			{shown.length < found.length && (
				<MoreButton isLast={limit + STEP >= found.length} onMore={() => setLimit(limit + STEP)} />
			)}
		</section>
	);
}

/** The names of a run's task and provider, by which it is searched. */
function nameRun({ tasks, providers }: Catalogue, { target }: RunHead): string {
	const task = tasks.find(({ id }) => id === target.task)?.name ?? "";
	const provider = providers.find(({ id }) => id === target.provider)?.name ?? target.provider;
	return `${task} ${target.task} ${provider}`;
}
