import { useState } from "react";
import { usePlayground } from "../playground-context.ts";
import styles from "./outputs.module.css";

/** A button that copies a text and announces whether it could. */
export function CopyButton({ text }: { readonly text: string }) {
	const { copying } = usePlayground();
	const [answer, setAnswer] = useState("");
	return (
		<button
			type="button"
			className={styles.quiet}
			onBlur={() => setAnswer("")}
			onClick={() =>
				void navigator.clipboard.writeText(text).then(
					() => setAnswer(copying.copied),
					() => setAnswer(copying.copyFailed),
				)
			}
		>
			<span aria-live="polite">{answer || copying.copy}</span>
		</button>
	);
}
