import type { KeyboardEvent, Ref } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { useEditorWords } from "../../parts/editor-words.ts";
import styles from "./box-editor.module.css";
import { type Box, SCALE, type WordBox } from "./word-boxes.ts";

/** The words and their boxes as fields, a row for each. */
export function BoxRows({
	ref,
	boxes,
	onLight,
	onChange,
	onRemove,
}: {
	readonly ref: Ref<HTMLOListElement>;
	readonly boxes: readonly WordBox[];
	/** A row has the focus, or none has. */
	readonly onLight: (index: number | undefined) => void;
	readonly onChange: (index: number, changed: WordBox) => void;
	readonly onRemove: (index: number) => void;
}) {
	const words = useEditorWords().boxes;
	return (
		<ol ref={ref} className={styles.rows}>
			{boxes.map(({ word, box }, index) => (
				<li
					// oxlint-disable-next-line react/no-array-index-key -- a box is its place
					key={index}
				>
					<input
						type="text"
						autoComplete="off"
						aria-label={fill(words.word, { row: index + 1 })}
						{...lightOf(index, onLight)}
						value={word}
						onChange={(event) => onChange(index, { word: event.target.value, box })}
						onKeyDown={(event) => goToNext(event, index)}
					/>
					{box.map((edge, side) => (
						<input
							// oxlint-disable-next-line react/no-array-index-key -- a side is its place
							key={side}
							type="number"
							min={0}
							max={SCALE}
							aria-label={fill(words.edge, { side: words.sides[side] ?? "", row: index + 1 })}
							{...lightOf(index, onLight)}
							value={edge}
							onChange={(event) => {
								const next = event.target.valueAsNumber;
								if (Number.isFinite(next)) onChange(index, { word, box: withEdge(box, side, next) });
							}}
						/>
					))}
					<QuietButton
						compact
						aria-label={fill(words.remove, { row: index + 1, word })}
						onClick={() => onRemove(index)}
					>
						×
					</QuietButton>
				</li>
			))}
		</ol>
	);
}

/** The box of a focused field stands out. */
function lightOf(index: number, onLight: (index: number | undefined) => void) {
	return { onFocus: () => onLight(index), onBlur: () => onLight(undefined) };
}

/** Enter goes to the next word, as in a table, and does not run the form. */
function goToNext(event: KeyboardEvent<HTMLInputElement>, index: number): void {
	if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.closest("ol")?.children[index + 1]?.querySelector("input")?.focus();
}

function withEdge([left, top, right, bottom]: Box, side: number, value: number): Box {
	const edges = [left, top, right, bottom];
	edges[side] = value;
	const [a = 0, b = 0, c = 0, d = 0] = edges;
	return [a, b, c, d];
}
