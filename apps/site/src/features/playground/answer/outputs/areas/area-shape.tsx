import { toAreaColor } from "../../../../../lib/media/area-color.ts";
import type { Area } from "../../../../../lib/media/area.ts";
import styles from "./areas.module.css";

/** An area as it lies on its picture, in pixels of the picture. */
export function AreaShape({
	id,
	area,
	index,
	size: { width, height },
}: {
	/** Unique on the page. */
	readonly id: string;
	readonly area: Area;
	readonly index: number;
	readonly size: { readonly width: number; readonly height: number };
}) {
	const color = toAreaColor(index);
	if (area.mask)
		return (
			<>
				<mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
					<image
						href={`data:image/png;base64,${area.mask}`}
						width={width}
						height={height}
						preserveAspectRatio="none"
					/>
				</mask>
				<rect className={styles.mask} width={width} height={height} fill={color} mask={`url(#${id})`} />
			</>
		);
	if (!area.box) return undefined;
	const { xmin, ymin, xmax, ymax } = area.box;
	return (
		<>
			<rect
				className={styles.box}
				x={xmin}
				y={ymin}
				width={Math.max(0, xmax - xmin)}
				height={Math.max(0, ymax - ymin)}
				stroke={color}
			/>
			<text x={xmin + width / 100} y={ymin + width / 22} fontSize={width / 24} fill={color}>
				{index + 1}
			</text>
		</>
	);
}
