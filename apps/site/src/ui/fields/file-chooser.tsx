import type { ComponentProps } from "react";
import styles from "./file-chooser.module.css";

/**
 * The browser's own chooser of files, as a button with words of the page: one file, unless `multiple`. It is empty again after
 * each choice, so that a file can be chosen twice.
 */
export function FileChooser({
	className,
	onFiles,
	children,
	...input
}: Pick<
	ComponentProps<"input">,
	"id" | "accept" | "multiple" | "aria-invalid" | "aria-describedby" | "children"
> & {
	/** Look of the button. */
	readonly className: string | undefined;
	readonly onFiles: (files: readonly File[]) => void;
}) {
	return (
		<label className={`${styles.chooser} ${className}`}>
			<input
				{...input}
				type="file"
				onChange={(event) => {
					onFiles([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			<span>{children}</span>
		</label>
	);
}
