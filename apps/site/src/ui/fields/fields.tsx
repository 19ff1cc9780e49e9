import styles from "./fields.module.css";

/** A line to type a few words into. */
export function TextField({ name, label }: { readonly name: string; readonly label: string }) {
	return (
		<label className={`${styles.field} ${styles.text}`}>
			<span>{label}</span>
			<input
				type="search"
				name={name}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				enterKeyHint="search"
			/>
		</label>
	);
}

/** One choice out of a few, or all of them. */
export function FilterField({
	name,
	label,
	all,
	options,
}: {
	readonly name: string;
	readonly label: string;
	/** Words of the choice that excludes nothing. */
	readonly all: string;
	readonly options: readonly { readonly value: string; readonly title: string }[];
}) {
	return (
		<label className={styles.field}>
			<span>{label}</span>
			<select name={name} autoComplete="off">
				<option value="">{all}</option>
				{options.map(({ value, title }) => (
					<option key={value} value={value}>
						{title}
					</option>
				))}
			</select>
		</label>
	);
}

/** A choice between yes and no. */
export function CheckField({
	name,
	value,
	label,
}: {
	readonly name: string;
	/** Value sent when ticked. */
	readonly value: string;
	readonly label: string;
}) {
	return (
		<label className={styles.check}>
			<input type="checkbox" name={name} value={value} autoComplete="off" />
			<span>{label}</span>
		</label>
	);
}
