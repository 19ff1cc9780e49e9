import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { fill } from "../../../lib/fill.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { usePlayground } from "../parts/playground-context.ts";
import { ChoiceControl } from "./controls/choice-control.tsx";
import type { Draft } from "./draft/draft.ts";
import type { FieldKind } from "./draft/field-kind.ts";
import type { ExampleFile, Leaf } from "./draft/form-parts.ts";
import { JsonField } from "./json-editor/json-field.tsx";
import { MediaField } from "./media/media-field.tsx";
import { NumberControl } from "./controls/number-control.tsx";
import { findSliderRange } from "./controls/slider-range.ts";

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

export interface ControlProps {
	readonly id: string;
	/** Name of the field without those of its groups. */
	readonly name: string;
	readonly kind: FieldKind;
	readonly schema: Leaf["schema"];
	/** Usual texts; empty where there are none. */
	readonly choices: readonly string[];
	readonly value: Draft[string] | undefined;
	/** The file on which boxes of the field lie. */
	readonly picture: Draft[string] | undefined;
	readonly exampleFile: ExampleFile | undefined;
	readonly isInvalid: boolean;
	readonly describedBy: string;
	readonly onChange: (value: string | Blob | undefined) => void;
}

/** The control of a field, by its kind. */
export function Control(props: ControlProps): ReactNode {
	const { id, name, kind, schema, choices, value, isInvalid, describedBy, onChange } = props;
	const text = typeof value === "string" ? value : "";
	const shared = { id, value: text, "aria-invalid": isInvalid || undefined, "aria-describedby": describedBy };
	const standard =
		schema.default === undefined || schema.default === null ? "" : JSON.stringify(schema.default);
	if (kind === "media") return <MediaField {...props} media={schema["x-media"] ?? "image"} />;
	if (kind === "boolean" || kind === "choice")
		return <EnumControl schema={schema} standard={standard} field={shared} onChange={onChange} />;
	if (kind === "json")
		return (
			<JsonField
				name={name}
				schema={schema}
				field={shared}
				rows={4}
				picture={props.picture}
				onChange={onChange}
			/>
		);
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
