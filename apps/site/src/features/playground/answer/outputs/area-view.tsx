import { useId, useState } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import { AreaShape, type Area, toColor } from "./area-shape.tsx";
import { useObjectUrl } from "../../parts/media-view.tsx";
import type { OutputProps } from "./output-props.ts";
import styles from "./outputs.module.css";

/** The picture that was sent with the boxes or masks found in it; each can be hidden. */
export function AreaView({ output, args }: OutputProps) {
	const { words } = usePlayground();
	const areas = output as readonly Area[]; // checked by the client
	const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
	const picture = args["inputs"];
	const url = useObjectUrl(picture instanceof Blob ? picture : undefined);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const id = useId();

	function toggle(index: number): void {
		const next = new Set(hidden);
		if (!next.delete(index)) next.add(index);
		setHidden(next);
	}

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
						{areas.map(
							(area, index) =>
								!hidden.has(index) && (
									<AreaShape
										key={`${area.label}-${String(index)}`}
										id={`${id}-${String(index)}`}
										area={area}
										index={index}
										size={size}
									/>
								),
						)}
					</svg>
				</div>
			)}
			<AreaList areas={areas} hidden={hidden} onToggle={toggle} />
		</div>
	);
}

function AreaList({
	areas,
	hidden,
	onToggle,
}: {
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet<number>;
	readonly onToggle: (index: number) => void;
}) {
	const { locale, words } = usePlayground();
	const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
	return (
		<fieldset className={styles.areaList}>
			<legend>{words.outputs.areas}</legend>
			{areas.map(({ label, score }, index) => (
				<label key={`${label}-${String(index)}`}>
					<input type="checkbox" checked={!hidden.has(index)} onChange={() => onToggle(index)} />
					<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
						<rect width="12" height="12" rx="2" fill={toColor(index)} />
					</svg>
					<span>
						{index + 1}. {label}
					</span>
					{score !== undefined && <span className={styles.areaScore}>{percent.format(score)}</span>}
				</label>
			))}
		</fieldset>
	);
}
