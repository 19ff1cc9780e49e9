import { DESCRIPTION_KEYS } from "@pusula/tasks";
import { useId } from "react";
import { fill } from "../../../lib/fill.ts";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import { Control, type ControlProps } from "./control.tsx";
import type { Problem } from "./draft/draft.ts";
import { toFieldKind } from "./draft/field-kind.ts";
import partStyles from "../parts/parts.module.css";
import styles from "./controls/field-control.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import type { FormProps, Leaf } from "./draft/form-parts.ts";

/** One field with its name, its meaning, and what is wrong with it. */
export function FieldControl({
	path,
	schema,
	isRequired,
	draft,
	problems,
	choices,
	exampleFiles,
	onChange,
}: Leaf & FormProps) {
	const { locale, words } = usePlayground();
	const id = useId();
	const kind = toFieldKind(schema);
	const problem = problems.get(path);
	const meaning = schema[DESCRIPTION_KEYS[locale]];
	const hint = HINTED.find((one) => one === kind);
	const shared: ControlProps = {
		id,
		name: toShortName(path),
		kind,
		schema,
		choices: choices?.[path] ?? (schema.examples ?? []).filter((one) => typeof one === "string"),
		value: draft[path],
		picture: draft[schema["x-boxes-on"] ?? ""],
		exampleFile: exampleFiles[path],
		isInvalid: problem !== undefined,
		describedBy: `${id}-about`,
		onChange: (value) => onChange(path, value),
	};
	return (
		<div className={styles.field}>
			<label htmlFor={id}>
				<code translate="no" title={path}>
					{toShortName(path)}
				</code>
				{isRequired && <span className={styles.required}>{words.required}</span>}
			</label>
			<Control {...shared} />
			<div id={`${id}-about`} className={styles.about}>
				{problem && <p className={partStyles.problem}>{toProblemWords(problem, words.problems)}</p>}
				{(meaning ?? hint) && (
					<p>
						{meaning && <WordsWithCode text={meaning} />} {hint && words.hints[hint]}
					</p>
				)}
			</div>
		</div>
	);
}

const HINTED = ["texts", "text-or-texts"] as const;

/** A path without the names of its groups, which say nothing to a reader. */
function toShortName(path: string): string {
	return path.replace(/^.*\./, "");
}

function toProblemWords(
	{ kind, limit = 0 }: Problem,
	words: Readonly<Record<Problem["kind"], string>>,
): string {
	return fill(words[kind], { limit });
}
