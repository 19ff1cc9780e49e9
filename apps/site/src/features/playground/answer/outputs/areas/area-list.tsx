import type { Ref } from "react";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { Area } from "../../../../../lib/media/area.ts";
import { numbersIn } from "../../../../../locales/forms.ts";
import { toAreaColor } from "../../../../../lib/media/area-color.ts";
import styles from "./areas.module.css";
import { toVisible } from "../../../parts/text-chunks.ts";

/** The found areas by their numbers on the picture; each is hidden and shown by its box. */
export function AreaList({
	ref,
	areas,
	hidden,
	lit,
	onToggle,
	onLight,
}: {
	readonly ref: Ref<HTMLFieldSetElement>;
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet<number>;
	/** Index of the area that stands out; undefined for none. */
	readonly lit: number | undefined;
	readonly onToggle: (index: number) => void;
	readonly onLight: (index: number | undefined) => void;
}) {
	const { locale, words } = usePlayground();
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 1 });
	return (
		<fieldset ref={ref} className={styles.list}>
			<legend>{words.outputs.areas}</legend>
			{areas.map(({ label, score }, index) => (
				<label
					key={`${label}-${String(index)}`}
					data-lit={lit === index || undefined}
					onPointerEnter={() => onLight(index)}
					onPointerLeave={() => onLight(undefined)}
				>
					<input
						type="checkbox"
						checked={!hidden.has(index)}
						onChange={() => onToggle(index)}
						onFocus={() => onLight(index)}
						onBlur={() => onLight(undefined)}
					/>
					<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
						<rect width="12" height="12" rx="2" fill={toAreaColor(index)} />
					</svg>
					<span>
						{index + 1}. {toVisible(label)}
					</span>
					{score !== undefined && <span className={styles.score}>{percent.format(score)}</span>}
				</label>
			))}
		</fieldset>
	);
}
