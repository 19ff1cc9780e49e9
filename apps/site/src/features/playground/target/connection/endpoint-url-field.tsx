import { useId } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import partStyles from "../../parts/parts.module.css";
import styles from "../parts/connection.module.css";
import { findUrlProblem } from "./endpoint-url.ts";
import { useServerWords } from "./server-words.ts";

/** Field for the URL of the reader's own server, with its problem and a button that checks the server. */
export function EndpointUrlField({
	url,
	isAttempted,
	isChecking,
	onChange,
	onCheck,
}: {
	readonly url: string;
	/** The reader has tried to run: an empty field is a problem too. */
	readonly isAttempted: boolean;
	readonly isChecking: boolean;
	readonly onChange: (url: string) => void;
	readonly onCheck: () => void;
}) {
	const words = useServerWords();
	const id = useId();
	const problem = findUrlProblem(url);
	const isShown = problem !== undefined && (problem !== "missing" || isAttempted);
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{words.address}</label>
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
					aria-invalid={isShown || undefined}
					onChange={(event) => onChange(event.target.value)}
				/>
				<Button disabled={problem !== undefined || isChecking} onClick={onCheck}>
					{words.check}
				</Button>
			</div>
			<div id={`${id}-about`} className={styles.about}>
				{isShown && (
					<p className={partStyles.problem}>
						<WordsWithCode text={words.problems[problem]} />
					</p>
				)}
				<p>
					<WordsWithCode text={words.urlHelp} />
				</p>
			</div>
		</div>
	);
}
