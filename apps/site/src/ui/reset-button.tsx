import styles from "./reset-button.module.css";

/** Brings the form around it back to how it began. Needs the page's script. */
export function ResetButton({ label }: { readonly label: string }) {
	return (
		<button type="reset" className={styles.button} data-needs-script="">
			{label}
		</button>
	);
}
