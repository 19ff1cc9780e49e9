import { useState } from "react";
import type { JsonSchema } from "@pusula/tasks";
import { toPath } from "./draft/draft.ts";
import { toFieldKind, withoutNull } from "./draft/field-kind.ts";
import { FieldControl } from "./field-control.tsx";
import type { FormProps, Leaf } from "./draft/form-parts.ts";
import { textOf } from "./form-text.ts";
import styles from "./schema-form.module.css";
import { IN_BROWSER } from "../parts/in-browser.ts";
import { SizeField } from "./controls/size-field.tsx";
import { usePlayground } from "../parts/playground-context.ts";

const WIDTH = "parameters.width";
const HEIGHT = "parameters.height";

/**
 * The fields of a schema. Required fields are open; the rest is folded under "parameters".
 * @param skip paths that another part of the page edits
 */
export function SchemaForm({
	schema,
	skip,
	...form
}: FormProps & { readonly schema: JsonSchema; readonly skip: readonly string[] }) {
	const { words } = usePlayground();
	/** Opened for a problem, the parameters stay open when it is gone. */
	const [isOpen, setIsOpen] = useState(false);
	const leaves = listLeaves(schema, "", true).filter(({ path }) => !skip.includes(path));
	const open = leaves.filter(
		({ path, isRequired }) => isRequired || path === "inputs" || path.endsWith(".prompt"),
	);
	const hasSize = [WIDTH, HEIGHT].every((path) => leaves.some((leaf) => leaf.path === path));
	const folded = leaves.filter((leaf) => !open.includes(leaf));
	return (
		<>
			{open.map((leaf) => (
				<FieldControl key={leaf.path} {...leaf} {...form} />
			))}
			{folded.length > 0 && (
				<details
					className={styles.more}
					open={isOpen || folded.some(({ path }) => form.problems.has(path))}
					onToggle={(event) => setIsOpen(event.currentTarget.open)}
				>
					<summary>{words.parameters}</summary>
					<div className={styles.fields}>
						{IN_BROWSER && hasSize && (
							<SizeField
								width={textOf(form.draft[WIDTH])}
								height={textOf(form.draft[HEIGHT])}
								onChange={(width, height) => form.onChangeAll({ [WIDTH]: width, [HEIGHT]: height })}
							/>
						)}
						{IN_BROWSER && folded.map((leaf) => <FieldControl key={leaf.path} {...leaf} {...form} />)}
					</div>
				</details>
			)}
		</>
	);
}

function listLeaves(schema: JsonSchema, path: string, isRequired: boolean): readonly Leaf[] {
	if (toFieldKind(schema) !== "group") return [{ path, schema, isRequired }];
	const { properties = {}, required = [] } = schema;
	return Object.entries(properties).flatMap(([name, inner]) =>
		listLeaves(withoutNull(inner), toPath(path, name), isRequired && required.includes(name)),
	);
}
