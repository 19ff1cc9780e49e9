import styles from "./choice-group.module.css";

/** One choice out of a few that can all be seen, with the arrow keys. */
export function ChoiceGroup<Value extends string>({
	name,
	legend,
	value,
	options,
	onChange,
}: {
	/** Unique on the page. */
	readonly name: string;
	readonly legend: string;
	readonly value: Value;
	readonly options: readonly { readonly value: Value; readonly title: string }[];
	readonly onChange: (value: Value) => void;
}) {
	return (
		<fieldset className={styles.group}>
			<legend>{legend}</legend>
			{options.map((option) => (
				<label key={option.value}>
					<input
						type="radio"
						name={name}
						value={option.value}
						autoComplete="off"
						checked={option.value === value}
						onChange={() => onChange(option.value)}
					/>
					<span>{option.title}</span>
				</label>
			))}
		</fieldset>
	);
}
