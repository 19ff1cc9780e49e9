import type { ComponentProps } from "react";
import styles from "./file-chooser.module.css";

/**
 * The browser's own chooser of one file, as a button with words of the page. It is empty again after each choice, so that
 * a file can be chosen twice.
 */
export function FileChooser({
	className,
	onFile,
	children,
	...input
}: Pick<ComponentProps<"input">, "id" | "accept" | "aria-invalid" | "aria-describedby" | "children"> & {
	/** Look of the button. */
	readonly className: string | undefined;
	readonly onFile: (file: File | undefined) => void;
}) {
	return (
		<label className={`${styles.chooser} ${className}`}>
			<input
				{...input}
				type="file"
				onChange={(event) => {
					onFile(event.target.files?.[0]);
					event.target.value = "";
				}}
			/>
			<span>{children}</span>
		</label>
	);
}
