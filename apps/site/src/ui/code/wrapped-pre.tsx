import type { ComponentPropsWithoutRef } from "react";
import styles from "./wrapped-pre.module.css";

/** A text shown as it is, in wrapped lines; a long one scrolls, by keys too. Takes what a `pre` takes. */
export function WrappedPre({
	label,
	tall,
	...props
}: ComponentPropsWithoutRef<"pre"> & {
	/** Its name for who cannot see it. */
	readonly label: string;
	/** True where it is the main thing of its page: 34rem at most instead of 18. */
	readonly tall?: boolean;
}) {
	return (
		<pre
			className={styles.text}
			tabIndex={0}
			aria-label={label}
			data-tall={tall ? "" : undefined}
			{...props}
		/>
	);
}
