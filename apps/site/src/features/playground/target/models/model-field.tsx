import { lazy, Suspense, useId } from "react";
import { fill } from "../../../../lib/fill.ts";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./models.module.css";
import type { ModelList } from "./use-model-list.ts";
import { useSuggestions } from "./use-suggestions.ts";

const ModelOptions = lazy(() =>
	import("./model-options.tsx").then((module) => ({ default: module.ModelOptions })),
);
const ModelNote = lazy(() => import("./model-note.tsx").then((module) => ({ default: module.ModelNote })));

/**
 * Field for the model: typed, or chosen from suggestions that are looked through while typing. Follows the combobox
 * pattern of the ARIA Authoring Practices.
 */
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
	const { options, active, isTouched, open, close, onKeyDown } = useSuggestions(list, onChange);
	return (
		<div className={`${partStyles.choice} ${styles.field}`}>
			<label htmlFor={id}>{words.model}</label>
			<input
				id={id}
				type="text"
				role="combobox"
				aria-expanded={options !== undefined}
				aria-controls={`${id}-list`}
				aria-autocomplete="list"
				aria-activedescendant={active >= 0 ? `${id}-list-${String(active)}` : undefined}
				aria-describedby={`${id}-note`}
				value={value}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				translate="no"
				onChange={(event) => {
					onChange(event.target.value);
					open(event.target.value);
				}}
				onClick={() => open("")}
				onBlur={close}
				onKeyDown={onKeyDown}
			/>
			{options && (
				<Suspense>
					<ModelOptions
						id={`${id}-list`}
						options={options}
						active={active}
						value={value}
						onChoose={(model) => {
							onChange(model);
							close();
						}}
					/>
				</Suspense>
			)}
			<span id={`${id}-note`}>
				{fill(words.modelNotes[list.source], { count: list.models.length })}
				{isTouched && !options && <LazyNote model={value} list={list} />}
			</span>
		</div>
	);
}

function LazyNote(props: { readonly model: string; readonly list: ModelList }) {
	return (
		<Suspense>
			<ModelNote {...props} />
		</Suspense>
	);
}
