import { type KeyboardEvent, lazy, Suspense, useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import type { ModelOption } from "./list-options.ts";
import styles from "./models.module.css";
import type { ModelList } from "./use-model-list.ts";

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
	task,
	list,
	onChange,
}: {
	readonly value: string;
	readonly task: string;
	readonly list: ModelList;
	readonly onChange: (model: string) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const [options, setOptions] = useState<readonly ModelOption[]>();
	const [active, setActive] = useState(-1);
	const [isTouched, setIsTouched] = useState(false);
	const note = words.modelNotes[list.source];

	function open(query: string, at = -1): void {
		setIsTouched(true);
		void import("./list-options.ts").then(({ listOptions }) => {
			const found = listOptions(query, task, list.models);
			setOptions(found);
			setActive(at < 0 ? -1 : Math.min(at, found.length - 1));
		});
	}
	function close(): void {
		setOptions(undefined);
		setActive(-1);
	}
	function choose(model: string): void {
		onChange(model);
		close();
	}
	function onKeyDown(event: KeyboardEvent): void {
		const move = MOVES[event.key];
		if (move !== undefined) {
			event.preventDefault();
			if (options) setActive(options.length === 0 ? -1 : (active + move + options.length) % options.length);
			else open("", 0);
		}
		const chosen = options?.[active];
		if (event.key === "Enter" && chosen) {
			event.preventDefault();
			choose(chosen.id);
		}
		if (event.key === "Escape" && options) {
			event.stopPropagation();
			close();
		}
	}
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
					<ModelOptions id={`${id}-list`} options={options} active={active} value={value} onChoose={choose} />
				</Suspense>
			)}
			<span id={`${id}-note`}>
				{note && fill(note, { count: list.models.length })}
				{isTouched && !options && (
					<Suspense>
						<ModelNote model={value} list={list} />
					</Suspense>
				)}
			</span>
		</div>
	);
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
