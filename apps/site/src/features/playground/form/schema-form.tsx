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
import { findSizePairs } from "./controls/size-pairs.ts";
import { usePlayground } from "../parts/playground-context.ts";

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
	const folded = leaves.filter((leaf) => !open.includes(leaf));
	const sizes = findSizePairs(folded.map(({ path }) => path));
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
						{IN_BROWSER &&
							sizes.map(({ width, height }) => (
								<SizeField
									key={width}
									width={textOf(form.draft[width])}
									height={textOf(form.draft[height])}
									onChange={(wide, high) => form.onChangeAll({ [width]: wide, [height]: high })}
								/>
							))}
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
