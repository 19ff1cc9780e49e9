import styles from "./output-block.module.css";

/** Output of a program, below its code, and where it comes from. */
export function OutputBlock({
	text,
	label,
	note,
}: {
	readonly text: string;
	readonly label: string;
	readonly note?: string;
}) {
	return (
		<>
			<section className={styles.output} tabIndex={0} aria-label={label} data-output-block="">
				<pre>
					<samp translate="no">{text}</samp>
				</pre>
			</section>
			{note && <p className={styles.note}>{note}</p>}
		</>
	);
}
