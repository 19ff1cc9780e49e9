import type { ReactNode } from "react";
import { fill } from "../../lib/fill.ts";
import { ResetButton } from "../controls/reset-button.tsx";
import styles from "./filter-bar.module.css";

export interface FilterWords {
	/** Name of the form for screen readers. */
	readonly filter: string;
	/** Words of the button that empties the form. */
	readonly reset: string;
	/** Message of the count, with `{shown}` and `{total}`. */
	readonly count: string;
}

/**
 * A form that narrows down what the page already lists, with a count that is announced when it changes. Needs the
 * page's script; without one the list below is complete.
 */
export function FilterBar({
	words,
	total,
	children,
}: {
	readonly words: FilterWords;
	/** Number of entries without a filter. */
	readonly total: number;
	readonly children: ReactNode;
}) {
	return (
		<search className={styles.bar} aria-label={words.filter} data-needs-script="">
			<form>
				<div className={styles.fields}>{children}</div>
				<div className={styles.foot}>
					<output aria-live="polite" data-message={words.count}>
						{fill(words.count, { shown: total, total })}
					</output>
					<ResetButton label={words.reset} hidden />
				</div>
			</form>
		</search>
	);
}

/** Message in place of an empty list, and where else to look; the page's script shows it. */
export function FilterNone({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
	return (
		<p className={styles.none} data-none="" hidden>
			{text}
			{children && <> {children}</>}
		</p>
	);
}
