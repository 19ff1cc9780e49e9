import type { ReactNode } from "react";
import { CONTENT_ID } from "../lib/content-id.ts";
import styles from "./lead.module.css";

/** Title of a page and the sentence a reader should take away even when reading nothing else. */
export function Lead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<div className={styles.lead}>
			<h1 id={CONTENT_ID} tabIndex={-1}>
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
