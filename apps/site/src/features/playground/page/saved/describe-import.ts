import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { MOST_PRESETS } from "../../run/saved/preset.ts";
import { MOST_HISTORY_BYTES, MOST_RUNS } from "../../run/saved/room.ts";
import { MOST_SAVED_BYTES } from "../../run/saved/saved-file.ts";
import type { Imported, ImportProblem } from "./transfer.ts";

/** What was taken from files, what not and why, in words. */
export function describeImport(
	{ runs, presets, known, skipped, runsLeft, presetsLeft, deleted, problems }: Imported,
	words: PlaygroundSaved,
	locale: Locale,
): string {
	const isNothing = runs + presets + known + skipped + runsLeft + presetsLeft === 0;
	const reasons = { ...words.problems, ...words.importProblems };
	const size = toSizeWords(MOST_SAVED_BYTES, locale);
	const toProblem = ({ name, problem, version }: ImportProblem): string =>
		`${name}: ${fill(reasons[problem], { size, version: version ?? "?" })}`;
	const room = { runs: MOST_RUNS, bytes: toSizeWords(MOST_HISTORY_BYTES, locale) };
	return [
		...(isNothing ? [] : [fill(words.imported, { runs, presets })]),
		...(known > 0 ? [fill(words.known, { count: known })] : []),
		...(runsLeft > 0 ? [fill(words.runsLeft, { count: runsLeft, ...room })] : []),
		...(presetsLeft > 0 ? [fill(words.presetsLeft, { count: presetsLeft, most: MOST_PRESETS })] : []),
		...(deleted > 0 ? [fill(words.deletedForRoom, { count: deleted })] : []),
		...(skipped > 0 ? [fill(words.skipped, { count: skipped })] : []),
		...problems.map(toProblem),
	].join(" ");
}
