import { useRef, useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { useEditorWords } from "../../parts/editor-words.ts";
import { BoxRows } from "./box-rows.tsx";
import styles from "./box-editor.module.css";
import { BoxedPicture } from "./boxed-picture.tsx";
import { type Box, printWordBoxes, readWordBoxes, type WordBox } from "./word-boxes.ts";
import { WordReader } from "./word-reader.tsx";

/** Where a box begins that was not drawn. */
const MIDDLE: Box = [400, 470, 600, 530];

/** Words and their boxes, drawn on the picture and typed in rows. The JSON of the field follows them. */
export function BoxEditor({
	text,
	picture,
	onChange,
}: {
	/** The JSON of the field. */
	readonly text: string;
	/** The file that the boxes lie on; undefined while there is none. */
	readonly picture: string | Blob | undefined;
	readonly onChange: (text: string) => void;
}) {
	const words = useEditorWords().boxes;
	const [lit, setLit] = useState<number>();
	const [isTouchDrawing, setIsTouchDrawing] = useState(false);
	const boxes = readWordBoxes(text);
	const { rows, ...change } = useChanges(boxes ?? [], onChange);
	if (!boxes) return <p className={styles.about}>{words.broken}</p>;
	return (
		<div className={styles.editor}>
			<p className={styles.about}>{picture instanceof Blob ? words.about : words.noPicture}</p>
			{picture instanceof Blob && (
				<BoxedPicture
					picture={picture}
					boxes={boxes.map(({ box }) => box)}
					lit={lit}
					isTouchDrawing={isTouchDrawing}
					onPick={change.pick}
					onChange={change.draw}
				/>
			)}
			{picture instanceof Blob && <WordReader text={text} picture={picture} onChange={onChange} />}
			<BoxRows ref={rows} boxes={boxes} onLight={setLit} onChange={change.put} onRemove={change.remove} />
			<div className={styles.buttons}>
				<QuietButton compact onClick={() => change.draw(undefined, MIDDLE)}>
					{words.add}
				</QuietButton>
				<span className={styles.touch} hidden={!(picture instanceof Blob)}>
					<QuietButton
						compact
						aria-pressed={isTouchDrawing}
						onClick={() => setIsTouchDrawing(!isTouchDrawing)}
					>
						{words.touch}
					</QuietButton>
				</span>
			</div>
		</div>
	);
}

/** What changes the boxes and keeps the focus at the row that it was about. */
function useChanges(boxes: readonly WordBox[], onChange: (text: string) => void) {
	const rows = useRef<HTMLOListElement>(null);
	const print = (next: readonly WordBox[]): void => onChange(printWordBoxes(next));
	const focus = (index: number, options?: FocusOptions): void => {
		requestAnimationFrame(() => rows.current?.children[index]?.querySelector("input")?.focus(options));
	};
	return {
		rows,
		/** The page stays where it is: the pointer holds a box. */
		pick: (index: number): void => focus(index, { preventScroll: true }),
		put: (index: number, changed: WordBox): void => print(boxes.with(index, changed)),
		/** A box without an index is new, and its word is typed next. */
		draw: (index: number | undefined, box: Box): void => {
			const held = index === undefined ? undefined : boxes[index];
			if (index !== undefined && held) return print(boxes.with(index, { ...held, box }));
			print([...boxes, { word: "", box }]);
			focus(boxes.length);
		},
		remove: (index: number): void => {
			print(boxes.toSpliced(index, 1));
			focus(Math.min(index, boxes.length - 2));
		},
	};
}
