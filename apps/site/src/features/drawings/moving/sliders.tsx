import type { Locale } from "../../../lib/locale.ts";
import { firstValues, type Moving } from "../spec/drawing-spec.ts";
import styles from "../spec/drawing.module.css";

/** The sliders of a drawing and its result in a sentence; they are not shown where no script runs. */
export function Sliders({ moving, locale }: { readonly moving: Moving; readonly locale: Locale }) {
	return (
		<form className={styles["sliders"]} data-needs-script="" autoComplete="off">
			{Object.entries(moving.ranges).map(([name, { min, max, step, value }]) => (
				<label key={name}>
					{moving.labelOf(name, locale)} <b>{moving.print(name, value, locale)}</b>
					<input
						type="range"
						name={name}
						min={min}
						max={max}
						step={step}
						defaultValue={value}
						aria-valuetext={moving.print(name, value, locale)}
					/>
				</label>
			))}
			<output>{moving.say(firstValues(moving), locale)}</output>
		</form>
	);
}
