import { type PointerEvent, useRef, useState } from "react";
import { useObjectUrl } from "../../parts/media-view.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./box-editor.module.css";
import { dragBox, type Grip, isDrawn, type Point, takeGrip } from "./drag-box.ts";
import { type Box, SCALE } from "./word-boxes.ts";

/** How near to a corner a pointer takes hold of it, in pixels of the screen. */
const REACH_PX = 10;

/** A picture with boxes that a pointer draws, moves and stretches. Keys do the same in the rows beside it. */
export function BoxedPicture({
	picture,
	boxes,
	lit,
	isTouchDrawing,
	onPick,
	onChange,
}: {
	readonly picture: Blob;
	readonly boxes: readonly Box[];
	/** Index of the box that stands out; undefined for none. */
	readonly lit: number | undefined;
	/** A finger draws; otherwise it scrolls the page. */
	readonly isTouchDrawing: boolean;
	/** A box was taken hold of. */
	readonly onPick: (index: number) => void;
	/** A box was drawn, which is new without an index, or has changed. */
	readonly onChange: (index: number | undefined, box: Box) => void;
}) {
	const { words } = usePlayground();
	const url = useObjectUrl(picture);
	const drag = useDrag(boxes, onPick, onChange);
	const shown = boxes.map((box, index) => (drag.held?.index === index ? drag.held.box : box));
	const drawn = drag.held && drag.held.index === undefined ? [drag.held.box] : [];
	return (
		<div className={styles.picture} data-touch={isTouchDrawing || undefined}>
			<img src={url} alt={words.yourFile} draggable={false} />
			<svg
				viewBox={`0 0 ${String(SCALE)} ${String(SCALE)}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				onPointerDown={(event) => {
					if (event.button === 0 && (event.pointerType !== "touch" || isTouchDrawing)) drag.begin(event);
				}}
				onPointerMove={drag.move}
				onPointerUp={drag.end}
				onPointerCancel={drag.leave}
			>
				{[...shown, ...drawn].map(([left, top, right, bottom], index) => (
					<rect
						// oxlint-disable-next-line react/no-array-index-key -- a box is its place
						key={index}
						x={left}
						y={top}
						width={Math.max(0, right - left)}
						height={Math.max(0, bottom - top)}
						data-lit={lit === index || index >= boxes.length || undefined}
					/>
				))}
			</svg>
		</div>
	);
}

/** A box that a pointer holds. */
interface Held {
	readonly index: number | undefined;
	readonly box: Box;
}

type OnPointer = (event: PointerEvent<SVGSVGElement>) => void;

/** Follows a pointer from where it takes hold to where it lets go. */
function useDrag(
	boxes: readonly Box[],
	onPick: (index: number) => void,
	onChange: (index: number | undefined, box: Box) => void,
): {
	readonly held: Held | undefined;
	readonly begin: OnPointer;
	readonly move: OnPointer;
	readonly end: OnPointer;
	readonly leave: () => void;
} {
	const [grip, setGrip] = useState<Grip>();
	const [held, setHeld] = useState<Held>();
	/** What the last move gave: a pointer may let go before that is drawn. */
	const latest = useRef<Held>(undefined);
	const hold = (next: Held | undefined): void => {
		latest.current = next;
		setHeld(next);
	};
	const leave = (): void => {
		setGrip(undefined);
		hold(undefined);
	};
	return {
		held,
		leave,
		begin(event) {
			event.preventDefault();
			event.currentTarget.setPointerCapture(event.pointerId);
			const { width, height } = event.currentTarget.getBoundingClientRect();
			const reach = { x: (REACH_PX / width) * SCALE, y: (REACH_PX / height) * SCALE };
			const taken = takeGrip(boxes, toPoint(event), reach);
			setGrip(taken);
			if (taken.index !== undefined) onPick(taken.index);
		},
		move(event) {
			if (grip) hold({ index: grip.index, box: dragBox(grip, toPoint(event)) });
		},
		end() {
			const { current: last } = latest;
			if (last && isDrawn(last.box)) onChange(last.index, last.box);
			leave();
		},
	};
}

function toPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return { x: ((clientX - left) / width) * SCALE, y: ((clientY - top) / height) * SCALE };
}
