import { fill } from "../../../lib/fill.ts";
import { languageNamesIn } from "../../../locales/forms.ts";
import { QuietButton } from "../../../ui/controls/quiet-button.tsx";
import { focusOn } from "../parts/focus.ts";
import { usePlayground } from "../parts/playground-context.ts";
import { useToolWords } from "../parts/tool-words.ts";
import type { TaskData } from "../target/task-data.ts";
import type { Draft } from "./draft/draft.ts";
import { findMask } from "./example-mask.ts";
import styles from "./task-form.module.css";

/** Says where the example is in another language for the model, or where the reader's own input does not fit the model. */
export function ExampleNote({
	data,
	draft,
	onExample,
}: {
	readonly data: TaskData;
	readonly draft: Draft;
	/** Takes the example that fits; absent while the form holds it. */
	readonly onExample: (() => void) | undefined;
}) {
	const { locale } = usePlayground();
	const words = useToolWords();
	const names = languageNamesIn(locale);
	const mask = findMask(data.example);
	const { language } = data;
	const { inputs } = draft;
	const isMaskLost = mask !== undefined && typeof inputs === "string" && !inputs.includes(mask);
	const notes = [
		language !== undefined &&
			fill(onExample ? words.fit.ownLanguage : words.fit.language, {
				page: names.of(locale) ?? locale,
				example: names.of(language) ?? language,
			}),
		isMaskLost && fill(words.fit.mask, { mask }),
	].filter((note) => note !== false);
	return (
		<div className={styles.note} data-example-note="">
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{notes.length > 0 && onExample && (
				<QuietButton
					onClick={({ currentTarget }) => {
						focusOn("[type=submit]", currentTarget.closest("[data-workbench]"));
						onExample();
					}}
				>
					{words.fit.takeExample}
				</QuietButton>
			)}
		</div>
	);
}
