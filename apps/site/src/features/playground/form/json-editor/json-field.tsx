import { type ComponentPropsWithoutRef, lazy, useState } from "react";
import type { JsonSchema } from "@pusula/tasks";
import styles from "../field-control.module.css";
import { LazyPlace } from "../../parts/lazy-part.tsx";
import { useSeen } from "./use-seen.ts";

const JsonEditor = lazy(() => import("./json-editor.tsx").then((module) => ({ default: module.JsonEditor })));

/** A field for JSON: plain until it comes into sight, then with an editor that colours and checks it. */
export function JsonField({
	name,
	schema,
	field,
	rows,
	picture,
	onChange,
}: {
	/** Name of the field without those of its groups. */
	readonly name: string;
	readonly schema: JsonSchema;
	/** Attributes of the text field. */
	readonly field: Omit<ComponentPropsWithoutRef<"textarea">, "value"> & { readonly value: string };
	readonly rows: number;
	/** The file on which boxes of the field lie, where it has such. */
	readonly picture?: string | Blob | undefined;
	readonly onChange: (value: string) => void;
}) {
	const [place, setPlace] = useState<HTMLElement | null>(null);
	const isSeen = useSeen(place);
	const plain = (
		<textarea
			{...field}
			rows={rows}
			spellCheck={false}
			data-code=""
			onChange={(event) => onChange(event.target.value)}
		/>
	);
	return (
		<div ref={setPlace} className={styles.editor}>
			{isSeen ? (
				<LazyPlace fallback={plain}>
					<JsonEditor name={name} schema={schema} field={field} picture={picture} onChange={onChange} />
				</LazyPlace>
			) : (
				plain
			)}
		</div>
	);
}
