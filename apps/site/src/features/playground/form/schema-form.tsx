import type { JsonSchema } from "@pusula/tasks";
import { toPath } from "./draft.ts";
import { toFieldKind, withoutNull } from "./field-kind.ts";
import { FieldControl } from "./field-control.tsx";
import type { FormProps, Leaf } from "./form-parts.ts";
import styles from "./schema-form.module.css";
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
	const leaves = listLeaves(schema, "", true).filter(({ path }) => !skip.includes(path));
	const open = leaves.filter(
		({ path, isRequired }) => isRequired || path === "inputs" || path.endsWith(".prompt"),
	);
	const folded = leaves.filter((leaf) => !open.includes(leaf));
	return (
		<>
			{open.map((leaf) => (
				<FieldControl key={leaf.path} {...leaf} {...form} />
			))}
			{folded.length > 0 && (
				<details
					className={styles.more}
					open={folded.some(({ path }) => form.problems.has(path)) || undefined}
				>
					<summary>{words.parameters}</summary>
					<div className={styles.fields}>
						{folded.map((leaf) => (
							<FieldControl key={leaf.path} {...leaf} {...form} />
						))}
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
