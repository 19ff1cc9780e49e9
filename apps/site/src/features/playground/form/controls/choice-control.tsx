import { type ComponentPropsWithoutRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./field-control.module.css";

/** Value of the entry under which another text is typed; no choice has it, since choices are not empty. */
const OTHER = " ";

/** A text chosen from those that the model is known to take, or typed. */
export function ChoiceControl({
	name,
	choices,
	field,
	onChange,
}: {
	readonly name: string;
	/** Values to choose from; none is empty. */
	readonly choices: readonly string[];
	/** Attributes of the control. */
	readonly field: Pick<ComponentPropsWithoutRef<"select">, "id" | "aria-invalid" | "aria-describedby"> & {
		readonly value: string;
	};
	readonly onChange: (value: string) => void;
}) {
	const { words } = usePlayground();
	const { value } = field;
	const [isTyping, setIsTyping] = useState(false);
	const isOther = value === "" ? isTyping : !choices.includes(value);
	return (
		<div className={styles.editor}>
			<select
				{...field}
				value={isOther ? OTHER : value}
				onChange={({ target }) => {
					setIsTyping(target.value === OTHER);
					onChange(target.value.trim());
				}}
			>
				<option value="">{words.unset}</option>
				{choices.map((choice) => (
					<option key={choice}>{choice}</option>
				))}
				<option value={OTHER}>{words.choice.other}</option>
			</select>
			{isOther && (
				<input
					type="text"
					value={value}
					aria-label={fill(words.choice.name, { name })}
					aria-describedby={field["aria-describedby"]}
					autoComplete="off"
					onChange={({ target }) => {
						setIsTyping(true);
						onChange(target.value);
					}}
				/>
			)}
		</div>
	);
}
