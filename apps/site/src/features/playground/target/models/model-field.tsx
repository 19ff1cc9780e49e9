import { useId } from "react";
import { fill } from "../../../../lib/fill.ts";
import styles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import type { ModelList } from "./use-model-list.ts";

/** Field for the model: typed, or picked from a list with its source. */
export function ModelField({
	value,
	list,
	onChange,
}: {
	readonly value: string;
	readonly list: ModelList;
	readonly onChange: (model: string) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const note = words.modelNotes[list.source];
	return (
		<div className={styles.choice}>
			<label htmlFor={id}>{words.model}</label>
			<input
				id={id}
				type="text"
				list={`${id}-list`}
				value={value}
				aria-describedby={note ? `${id}-note` : undefined}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				translate="no"
				onChange={(event) => onChange(event.target.value)}
			/>
			<datalist id={`${id}-list`}>
				{list.models.map((model) => (
					<option key={model} value={model}>
						{model}
					</option>
				))}
			</datalist>
			{note && <span id={`${id}-note`}>{fill(note, { count: list.models.length })}</span>}
		</div>
	);
}
