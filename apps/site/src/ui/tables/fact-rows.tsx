import type { ReactNode } from "react";
import styles from "./fact-rows.module.css";

/** Facts in a line each: name on the left, value on the right. */
export function FactRows({ children }: { readonly children: ReactNode }) {
	return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
