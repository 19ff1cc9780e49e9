import { IN_BROWSER } from "./in-browser.ts";
import styles from "./parts.module.css";

/** One choice out of many. */
export function SelectField<Value extends string>({
	label,
	value,
	options,
	onChange,
}: {
	readonly label: string;
	readonly value: Value;
	readonly options: readonly { readonly value: Value; readonly title: string }[];
	readonly onChange: (value: Value) => void;
}) {
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<select
				value={value}
				onChange={(event) => {
					const chosen = options.find((option) => option.value === event.target.value);
					if (chosen) onChange(chosen.value);
				}}
			>
				{(IN_BROWSER ? options : options.filter((option) => option.value === value)).map((option) => (
					<option key={option.value} value={option.value}>
						{option.title}
					</option>
				))}
			</select>
		</label>
	);
}
