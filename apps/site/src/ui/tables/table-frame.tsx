import type { ReactNode } from "react";
import styles from "./table-frame.module.css";

/**
 * A frame in which a wide table scrolls by itself while its first column stays. It takes the keyboard, so that it can be
 * scrolled without a pointer, and therefore needs a name.
 */
export function TableFrame({
	labelledBy,
	label,
	tall,
	children,
}: {
	/** Id of the caption or heading that names the table. */
	readonly labelledBy?: string;
	/** Name of a table that nothing on the page names. */
	readonly label?: string;
	/** For tables longer than a screen that narrow screens lay out otherwise: on wide ones the header stays in sight. */
	readonly tall?: "wide";
	readonly children: ReactNode;
}) {
	return (
		<section
			className={tall ? `${styles.frame} ${styles.tall}` : styles.frame}
			aria-labelledby={labelledBy}
			aria-label={label}
			tabIndex={0}
		>
			{children}
		</section>
	);
}
