import { useId } from "react";
import { isFramed } from "../../../../lib/page/is-framed.ts";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import styles from "../parts/connection.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import type { ConnectionControls } from "./use-connection.ts";

/** Choice whether keys are kept over a reload, and a button that deletes them; nothing in a frame, where there are none. */
export function KeyKeeping({ controls }: { readonly controls: ConnectionControls }) {
	const words = usePlayground().words.connection;
	const id = useId();
	if (isFramed()) return null;
	return (
		<div className={styles.keeping}>
			<label className={styles.check}>
				<input
					type="checkbox"
					autoComplete="off"
					checked={controls.isKept}
					aria-describedby={id}
					onChange={(event) => controls.setIsKept(event.target.checked)}
				/>
				<span>{words.keep}</span>
			</label>
			<QuietButton compact onClick={controls.forget}>
				{words.forget}
			</QuietButton>
			<p id={id} className={styles.hint}>
				<WordsWithCode text={words.keepText} />
			</p>
		</div>
	);
}
