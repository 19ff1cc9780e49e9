import type { ReactNode } from "react";
import styles from "./captioned-table.module.css";
import { TableFrame } from "./table-frame.tsx";

/** A table in a text, under a caption that is seen. */
export function CaptionedTable({
	id,
	caption,
	children,
}: {
	/** Id of the caption. */
	readonly id: string;
	readonly caption: string;
	/** Head and body. */
	readonly children: ReactNode;
}) {
	return (
		<div>
			<TableFrame labelledBy={id}>
				<table>
					<caption id={id} className={styles.caption}>
						{caption}
					</caption>
					{children}
				</table>
			</TableFrame>
		</div>
	);
}
