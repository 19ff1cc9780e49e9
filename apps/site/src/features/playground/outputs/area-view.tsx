import { useState } from "react";
import { Bars } from "../../../ui/bars.tsx";
import { usePlayground } from "../playground-context.ts";
import { useObjectUrl } from "./media-view.tsx";
import type { OutputProps } from "./output-props.ts";
import styles from "./outputs.module.css";

interface Area {
	readonly label: string;
	readonly score?: number;
	readonly box?: {
		readonly xmin: number;
		readonly ymin: number;
		readonly xmax: number;
		readonly ymax: number;
	};
	/** PNG as base64 text, white where the area is. */
	readonly mask?: string;
}

/** The picture that was sent with the boxes or masks found in it, and their labels with scores. */
export function AreaView({ output, args }: OutputProps) {
	const { locale, words } = usePlayground();
	const areas = output as readonly Area[]; // checked by the client
	const picture = args["inputs"];
	const url = useObjectUrl(picture instanceof Blob ? picture : undefined);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const scores = areas.map(({ label, score = 1 }, index) => ({
		label: `${String(index + 1)}. ${label}`,
		score,
	}));
	return (
		<div className={styles.areas}>
			{url && (
				<div className={styles.picture}>
					<img
						src={url}
						alt={words.yourFile}
						onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
							setSize({ width, height })
						}
					/>
					<svg viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden="true">
						{areas.map((area, index) => (
							<AreaShape key={`${area.label}-${String(index)}`} area={area} index={index} size={size} />
						))}
					</svg>
				</div>
			)}
			<Bars bars={scores} locale={locale} />
		</div>
	);
}

interface Size {
	readonly width: number;
	readonly height: number;
}

function AreaShape({
	area,
	index,
	size,
}: {
	readonly area: Area;
	readonly index: number;
	readonly size: Size;
}) {
	if (area.mask)
		return (
			<image
				href={`data:image/png;base64,${area.mask}`}
				width={size.width}
				height={size.height}
				opacity="0.4"
				preserveAspectRatio="none"
			/>
		);
	if (!area.box) return undefined;
	const { xmin, ymin, xmax, ymax } = area.box;
	return (
		<>
			<rect x={xmin} y={ymin} width={Math.max(0, xmax - xmin)} height={Math.max(0, ymax - ymin)} />
			<text x={xmin + size.width / 100} y={ymin + size.width / 22} fontSize={size.width / 24}>
				{index + 1}
			</text>
		</>
	);
}
