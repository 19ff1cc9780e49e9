import type { ComponentProps } from "react";
import styles from "./quiet-button.module.css";

/** A button that looks like a link, for what is beside the main thing. Takes what a `button` takes. */
export function QuietButton({
	compact,
	...props
}: ComponentProps<"button"> & {
	/** True in a row or a line of text: it is no higher than that. */
	readonly compact?: boolean;
}) {
	return (
		<button type="button" className={styles.button} data-compact={compact ? "" : undefined} {...props} />
	);
}
