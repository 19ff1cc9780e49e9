import { useId } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import partStyles from "../../parts/parts.module.css";
import styles from "../parts/connection.module.css";

/** What is said beside the field; of the problem, nothing until it is to be shown. */
interface UrlWords {
	readonly label: string;
	readonly button: string;
	readonly help: string;
	readonly problem: string | undefined;
}

/** Field for the URL of a server of the reader's, with its problem and a button that puts it to use. */
export function UrlField({
	url,
	words: { label, button, help, problem },
	isUsable,
	onChange,
	onUse,
	onEnter,
}: {
	readonly url: string;
	readonly words: UrlWords;
	/** The button can be pressed. */
	readonly isUsable: boolean;
	readonly onChange: (url: string) => void;
	readonly onUse: () => void;
	/** What Enter does in the field, in place of what it does in every field. */
	readonly onEnter?: () => void;
}) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.row}>
				<input
					id={id}
					type="text"
					inputMode="url"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					translate="no"
					value={url}
					aria-describedby={`${id}-about`}
					aria-invalid={problem !== undefined || undefined}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || !onEnter) return;
						event.preventDefault();
						onEnter();
					}}
				/>
				<Button disabled={!isUsable} onClick={onUse}>
					{button}
				</Button>
			</div>
			<div id={`${id}-about`} className={styles.about}>
				{problem !== undefined && (
					<p className={partStyles.problem}>
						<WordsWithCode text={problem} />
					</p>
				)}
				<p>
					<WordsWithCode text={help} />
				</p>
			</div>
		</div>
	);
}
