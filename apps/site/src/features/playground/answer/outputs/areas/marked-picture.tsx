import { type PointerEvent, useId, useState } from "react";
import { useObjectUrl } from "../../../parts/media-view.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { Area } from "../../../../../lib/media/area.ts";
import { AreaShape } from "./area-shape.tsx";
import styles from "./areas.module.css";
import { findArea } from "./find-area.ts";
import { useMasks } from "./use-masks.ts";

/** A picture with areas drawn on it. Pointers light them up; keys do so from the list of them. */
export function MarkedPicture({
	picture,
	areas,
	hidden,
	lit,
	onLight,
	onPick,
}: {
	readonly picture: Blob;
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet<number>;
	/** Index of the area that stands out; undefined for none. */
	readonly lit: number | undefined;
	readonly onLight: (index: number | undefined) => void;
	/** An area was clicked. */
	readonly onPick: (index: number) => void;
}) {
	const { words } = usePlayground();
	const url = useObjectUrl(picture);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const findAt = usePointer(areas, hidden, size);
	const id = useId();
	return (
		<div className={styles.picture}>
			<img
				src={url}
				alt={words.yourFile}
				onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
					setSize({ width, height })
				}
			/>
			<svg
				viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
				aria-hidden="true"
				onPointerMove={(event) => onLight(findAt(event))}
				onPointerLeave={() => onLight(undefined)}
				onPointerDown={(event) => {
					const index = findAt(event);
					if (index === undefined) return;
					event.preventDefault();
					onPick(index);
				}}
			>
				{areas.map(
					(area, index) =>
						!hidden.has(index) && (
							<g
								key={`${area.label}-${String(index)}`}
								data-lit={lit === undefined ? undefined : lit === index}
							>
								<AreaShape id={`${id}-${String(index)}`} area={area} index={index} size={size} />
							</g>
						),
				)}
			</svg>
		</div>
	);
}

/** A function that returns the index of the shown area under a pointer. */
function usePointer(
	areas: readonly Area[],
	hidden: ReadonlySet<number>,
	size: { readonly width: number; readonly height: number },
): (event: PointerEvent) => number | undefined {
	const masks = useMasks(areas);
	return ({ currentTarget, clientX, clientY }) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const point = { x: (clientX - left) / width, y: (clientY - top) / height };
		const shown = areas.map((area, index) => (hidden.has(index) ? undefined : area));
		return findArea(shown, point, size, masks);
	};
}
