import styles from "./output-block.module.css";

/** Output of a program, below its code. */
export function OutputBlock({ text, label }: { readonly text: string; readonly label: string }) {
	return (
		<section className={styles.output} tabIndex={0} aria-label={label} data-output-block="">
			<pre>
				<samp translate="no">{text}</samp>
			</pre>
		</section>
	);
}
