import { useId } from "react";
import { FileChooser } from "../../../../ui/fields/file-chooser.tsx";
import styles from "../parts/measure.module.css";
import { type NamedFile, readDropped, toNamedFiles } from "./named-files.ts";

/** Takes files that are chosen, or dropped on it, also within folders. */
export function FileDrop({
	choose,
	about,
	accept,
	problem,
	onFiles,
}: {
	/** Words of the button. */
	readonly choose: string;
	/** What can be chosen. */
	readonly about: string;
	readonly accept: string;
	/** What was wrong with the last files. */
	readonly problem: string | undefined;
	/** Is given a promise, since folders are read first. */
	readonly onFiles: (files: Promise<readonly NamedFile[]>) => void;
}) {
	const id = useId();
	return (
		<div
			className={styles.drop}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				onFiles(readDropped(event.dataTransfer));
			}}
		>
			<FileChooser
				className={styles.choose}
				accept={accept}
				multiple
				aria-describedby={id}
				aria-invalid={problem !== undefined || undefined}
				onFiles={(files) => files.length > 0 && onFiles(Promise.resolve(toNamedFiles(files)))}
			>
				{choose}
			</FileChooser>
			<p id={id} className={styles.about}>
				{about}
			</p>
			{problem !== undefined && (
				<p role="alert" className={styles.problem}>
					{problem}
				</p>
			)}
		</div>
	);
}
