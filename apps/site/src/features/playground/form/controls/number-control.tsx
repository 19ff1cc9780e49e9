import type { ComponentPropsWithoutRef } from "react";
import { fill } from "../../../../lib/fill.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./field-control.module.css";
import type { SliderRange } from "./slider-range.ts";

/** A number: typed, or slid between the two ends of its range, and taken back to what the model does without it. */
export function NumberControl({
	name,
	range,
	standard,
	field,
	onChange,
}: {
	readonly name: string;
	readonly range: SliderRange | undefined;
	/** The schema's default as text; empty for none. */
	readonly standard: string;
	/** Attributes of the text field. */
	readonly field: ComponentPropsWithoutRef<"input"> & { readonly value: string };
	readonly onChange: (value: string) => void;
}) {
	const { locale, words } = usePlayground();
	const numbers = numbersIn(locale, { useGrouping: false, maximumFractionDigits: 4 });
	const { value } = field;
	const unset = standard ? fill(words.standard, { value: standard }) : words.unset;
	return (
		<div className={styles.number} data-slid={range ? "" : undefined}>
			{range && (
				<span className={styles.slider}>
					<span aria-hidden="true">{numbers.format(range.from)}</span>
					<input
						type="range"
						aria-label={fill(words.slider.name, { name })}
						aria-valuetext={value === "" ? unset : undefined}
						min={range.from}
						max={range.to}
						step={range.step}
						value={value === "" ? standard || toMiddle(range) : value.replace(",", ".")}
						data-unset={value === "" && standard === "" ? "" : undefined}
						onChange={(event) => onChange(event.target.value)}
					/>
					<span aria-hidden="true">{numbers.format(range.to)}</span>
				</span>
			)}
			<input
				{...field}
				type="text"
				inputMode="decimal"
				placeholder={unset}
				autoComplete="off"
				onChange={(event) => onChange(event.target.value)}
			/>
			{value !== "" && (
				<QuietButton
					compact
					aria-label={fill(words.slider.resetName, { name })}
					onClick={({ currentTarget }) => {
						focusOn("[type=text]", currentTarget.parentElement);
						onChange("");
					}}
				>
					{words.slider.reset}
				</QuietButton>
			)}
		</div>
	);
}

/** Where a slider without a value begins when a key is pressed; its thumb is not shown before. */
function toMiddle({ from, to, step }: SliderRange): number {
	return from + Math.round((to - from) / 2 / step) * step;
}
