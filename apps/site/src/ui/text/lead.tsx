import type { ReactNode } from "react";
import { CONTENT_ID } from "../../lib/urls/content-id.ts";
import styles from "./lead.module.css";

/** Title of a page and the sentence a reader should take away even when reading nothing else. */
export function Lead({
	title,
	mark,
	ofTool = false,
	children,
}: {
	readonly title: string;
	/** A logo before the title. */
	readonly mark?: ReactNode;
	/** Small, on a page that is worked with: the tool itself is what readers come for. */
	readonly ofTool?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<div className={styles.lead} data-of-tool={ofTool || undefined}>
			<h1 id={CONTENT_ID} tabIndex={-1}>
				{mark}
				{title}
			</h1>
			<p>{children}</p>
		</div>
	);
}

/** Content below the lead in small type: other names, links, badges. */
export function LeadLine({ children }: { readonly children: ReactNode }) {
	return <p className={styles.line}>{children}</p>;
}
