import { useId, useState } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { focusOn, MODEL_FIELD } from "../../../parts/focus.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import { ComparedModelFields } from "../../compare/compared-model-fields.tsx";
import { useCompareWords } from "../../compare/compare-words.ts";
import styles from "./board.module.css";
import type { BoardColumn, BoardProps } from "./columns.ts";

interface HeadsProps extends BoardProps {
	readonly columns: readonly BoardColumn[];
	/** Index of the column that a narrow window shows. */
	readonly shown: number;
	readonly onShow: (id: string) => void;
}

/** The names of the columns, which stay in sight, each with a way to change its model. A narrow window shows one at a time. */
export function BoardHeads(props: HeadsProps) {
	const { columns, shown } = props;
	return (
		<div className={styles.top} data-board-heads="">
			<Switch {...props} />
			<ul role="list" className={styles.columns}>
				{columns.map((column, index) => (
					<li key={column.id} className={styles.head} data-shown={index === shown || undefined}>
						<Head {...props} column={column} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** Which column a narrow window shows; beside each name what its model is doing. */
function Switch({ columns, shown, onShow }: HeadsProps) {
	const { words: all } = usePlayground();
	const words = useCompareWords();
	const name = useId();
	return (
		<fieldset className={styles.switch}>
			<legend>{words.shown}</legend>
			<div>
				{columns.map(({ id, name: title, run }, index) => (
					<label key={id}>
						<input
							type="radio"
							name={name}
							autoComplete="off"
							checked={index === shown}
							onChange={() => onShow(id)}
						/>
						<span translate="no">{title || words.noModel}</span>
						{run.status !== "idle" && <small>{all.states[run.status]}</small>}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Head({ column: { name, model, run }, ...props }: HeadsProps & { readonly column: BoardColumn }) {
	const { words: all } = usePlayground();
	const words = useCompareWords();
	const [chosen, setChosen] = useState<boolean>();
	const isOpen = model !== undefined && (chosen ?? run.status === "idle");
	return (
		<>
			<h3 translate={name === "" ? "yes" : "no"}>{name || words.noModel}</h3>
			<div className={styles.tools}>
				<QuietButton
					compact
					aria-expanded={model && isOpen}
					onClick={() => (model ? setChosen(!isOpen) : focusOn(MODEL_FIELD))}
				>
					{words.changeModel}
				</QuietButton>
				{model && (
					<QuietButton
						compact
						onClick={() => {
							props.controls.comparison.remove(model);
							props.onLeave();
						}}
					>
						{all.compare.remove}
					</QuietButton>
				)}
			</div>
			{model && isOpen && (
				<ComparedModelFields
					comparedModel={model}
					catalogue={props.catalogue}
					state={props.state}
					models={props.models}
					comparison={props.controls.comparison}
				/>
			)}
		</>
	);
}
