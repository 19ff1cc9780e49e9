import { useState } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./outputs.module.css";

/** A button that copies a text and announces whether it could. */
export function CopyButton({ text }: { readonly text: string }) {
	const { copying } = usePlayground();
	const [outcome, setOutcome] = useState("");
	return (
		<button
			type="button"
			className={styles.quiet}
			onBlur={() => setOutcome("")}
			onClick={() =>
				void navigator.clipboard.writeText(text).then(
					() => setOutcome(copying.copied),
					() => setOutcome(copying.copyFailed),
				)
			}
		>
			<span aria-live="polite">{outcome || copying.copy}</span>
		</button>
	);
}
