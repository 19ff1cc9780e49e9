import type { ReactNode } from "react";
import type { Locale } from "../../lib/locale.ts";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import styles from "./index-parts.module.css";

/** Page where experts of the library's makers offer help. */
const SUPPORT_URL = "https://huggingface.co/support";

interface WithChildren {
	readonly children?: ReactNode;
}

/** The list of task families: one line a family, its name set apart. */
export function TaskFamilies({ children }: WithChildren) {
	return <div className={styles.families}>{children}</div>;
}

/** The five sections of the documentation as a numbered index. */
export function Chapters({ children }: WithChildren) {
	return <div className={styles.chapters}>{children}</div>;
}

/** A link to expert help; opens in a new tab. */
export function supportLinkIn(locale: Locale) {
	return function SupportLink({ children }: WithChildren) {
		return (
			<ExternalLink href={SUPPORT_URL} locale={locale}>
				{children}
			</ExternalLink>
		);
	};
}
