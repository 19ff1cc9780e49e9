import type { ComponentPropsWithoutRef } from "react";
import styles from "./button.module.css";

/** A small outlined button for what a reader may do beside the main thing. Takes what a `button` takes. */
export function Button(props: ComponentPropsWithoutRef<"button">) {
	return <button type="button" className={styles.button} {...props} />;
}
