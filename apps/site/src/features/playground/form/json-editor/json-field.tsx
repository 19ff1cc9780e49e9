import { type ComponentPropsWithoutRef, lazy, Suspense, useRef, useState } from "react";
import type { JsonSchema } from "@pusula/tasks";
import styles from "../controls/field-control.module.css";
import { PartBoundary } from "../../parts/part-boundary.tsx";
import { useSeen } from "./use-seen.ts";

const JsonEditor = lazy(() => import("./json-editor.tsx").then((module) => ({ default: module.JsonEditor })));

/**
 * A field for JSON: plain until it comes into sight, then with an editor that colours and checks it. The plain one stays the same
 * element until the editor is mounted, and for good where the editor does not come, so that nothing typed meanwhile is lost.
 */
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
	const plain = useRef<HTMLTextAreaElement>(null);
	const [hasEditor, setHasEditor] = useState(false);
	return (
		<div ref={setPlace} className={styles.editor}>
			{!hasEditor && (
				<textarea
					{...field}
					ref={plain}
					rows={rows}
					spellCheck={false}
					data-code=""
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
			{isSeen && (
				<PartBoundary renderInstead={() => undefined}>
					<Suspense>
						<JsonEditor
							name={name}
							schema={schema}
							field={field}
							picture={picture}
							plain={plain}
							onReady={() => setHasEditor(true)}
							onChange={onChange}
						/>
					</Suspense>
				</PartBoundary>
			)}
		</div>
	);
}
