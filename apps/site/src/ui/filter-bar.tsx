import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

/**
 * A form that narrows down what the page already lists, with a count that is said aloud when it changes. Needs the
 * page's script; without one the list below stands complete.
 */
export function FilterBar({
	label,
	reset,
	count,
	firstCount,
	children,
}: {
	/** Name of the form for screen readers. */
	readonly label: string;
	/** Words of the button that empties the form. */
	readonly reset: string;
	/** Message of the count, with `{shown}` and `{total}`. */
	readonly count: string;
	/** The count before anything is filtered. */
	readonly firstCount: string;
	readonly children: ReactNode;
}) {
	return (
		<search className={styles.bar} aria-label={label} data-needs-script="">
			<form>
				<div className={styles.fields}>{children}</div>
				<div className={styles.foot}>
					<output aria-live="polite" data-message={count}>
						{firstCount}
					</output>
					<button type="reset">{reset}</button>
				</div>
			</form>
		</search>
	);
}
