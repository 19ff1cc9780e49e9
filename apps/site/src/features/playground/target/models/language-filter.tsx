import { fill } from "../../../../lib/fill.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { rememberFilter } from "./filter-memory.ts";
import type { FilterCounts } from "./filter-options.ts";
import styles from "./models.module.css";

/** A button that leaves only models that know Turkish in the list, and how many they are. */
export function LanguageFilter({
	counts,
	isOn,
	onChange,
}: {
	readonly counts: FilterCounts;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
}) {
	const { models: words } = useToolWords();
	return (
		<p className={styles.filter}>
			<button
				type="button"
				aria-pressed={isOn}
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => {
					rememberFilter(!isOn);
					onChange(!isOn);
				}}
			>
				{words.knowsTurkish}
			</button>
			<output>{isOn && fill(words.known, { ...counts })}</output>
		</p>
	);
}
