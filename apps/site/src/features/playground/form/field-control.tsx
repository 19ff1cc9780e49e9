import { DESCRIPTION_KEYS } from "@pusula/tasks";
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { fill } from "../../../lib/fill.ts";
import { WordsWithCode } from "../../../ui/words-with-code.tsx";
import type { Draft, Problem } from "./draft.ts";
import { type FieldKind, toFieldKind } from "./field-kind.ts";
import partStyles from "../parts/parts.module.css";
import styles from "./field-control.module.css";
import { ChoiceControl } from "./choice-control.tsx";
import { JsonField } from "./json-editor/json-field.tsx";
import { NumberControl } from "./number-control.tsx";
import { findSliderRange } from "./slider-range.ts";
import { MediaField } from "./media/media-field.tsx";
import { usePlayground } from "../parts/playground-context.ts";
import type { ExampleFile, FormProps, Leaf } from "./form-parts.ts";
import { lazyPart } from "../parts/lazy-part.tsx";

/** The whole form waits for it, so that nothing moves when it comes. */
const TableEditor = lazyPart(() =>
	import("./table-editor/table-editor.tsx").then((module) => module.TableEditor),
);

/** Controls of several lines, with how many lines they begin with. */
const LONG_ROWS: Readonly<Partial<Record<FieldKind, number>>> = {
	"long-text": 4,
	texts: 3,
	"text-or-texts": 3,
};

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

interface ControlProps {
	readonly id: string;
	/** Name of the field without those of its groups. */
	readonly name: string;
	readonly kind: FieldKind;
	readonly schema: Leaf["schema"];
	/** Usual texts; empty where there are none. */
	readonly choices: readonly string[];
	readonly value: Draft[string] | undefined;
	readonly exampleFile: ExampleFile | undefined;
	readonly isInvalid: boolean;
	readonly describedBy: string;
	readonly onChange: (value: string | Blob | undefined) => void;
}

function Control(props: ControlProps): ReactNode {
	const { id, name, kind, schema, choices, value, isInvalid, describedBy, onChange } = props;
	const text = typeof value === "string" ? value : "";
	const shared = { id, value: text, "aria-invalid": isInvalid || undefined, "aria-describedby": describedBy };
	const standard =
		schema.default === undefined || schema.default === null ? "" : JSON.stringify(schema.default);
	if (kind === "media") return <MediaField {...props} media={schema["x-media"] ?? "image"} />;
	if (kind === "boolean" || kind === "choice")
		return <EnumControl schema={schema} standard={standard} field={shared} onChange={onChange} />;
	if (kind === "json")
		return <JsonField name={name} schema={schema} field={shared} rows={4} onChange={onChange} />;
	if (kind === "table")
		return (
			<TableEditor id={id} value={text} isInvalid={isInvalid} describedBy={describedBy} onChange={onChange} />
		);
	const rows = LONG_ROWS[kind];
	if (rows !== undefined)
		return <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />;
	if (kind === "number")
		return (
			<NumberControl
				name={name}
				range={findSliderRange(name, schema)}
				standard={standard}
				field={shared}
				onChange={onChange}
			/>
		);
	if (choices.length > 0)
		return <ChoiceControl name={name} choices={choices} field={shared} onChange={onChange} />;
	return (
		<input
			{...shared}
			type="text"
			placeholder={standard}
			autoComplete="off"
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}

/** One of the values that a schema allows. */
function EnumControl({
	schema,
	standard,
	field,
	onChange,
}: Pick<ControlProps, "schema" | "onChange"> & {
	/** The schema's default as text; empty for none. */
	readonly standard: string;
	readonly field: ComponentPropsWithoutRef<"select">;
}) {
	const { words } = usePlayground();
	const options = (schema.enum ?? [true, false]).map((one) => JSON.stringify(one));
	return (
		<select {...field} onChange={(event) => onChange(event.target.value)}>
			<option value="">{standard ? fill(words.standard, { value: standard }) : words.unset}</option>
			{options.map((option) => (
				<option key={option} value={option}>
					{option}
				</option>
			))}
		</select>
	);
}

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
