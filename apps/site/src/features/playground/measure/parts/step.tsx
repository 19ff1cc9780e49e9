import { type ReactNode, useId } from "react";
import styles from "./measure.module.css";

/** One step of the page, with its number and heading. */
export function Step({
	number,
	title,
	children,
}: {
	/** Absent for a part that is no step. */
	readonly number?: number;
	readonly title: string;
	readonly children: ReactNode;
}) {
	const id = useId();
	return (
		<section className={styles.step} aria-labelledby={id}>
			<h2 id={id}>
				{number !== undefined && <span className={styles.number}>{number}</span>} {title}
			</h2>
			{children}
		</section>
	);
}
