import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import styles from "./external-link.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link to another site that opens in a new tab, marked by an icon and by a text for screen readers. */
export function ExternalLink({
	href,
	locale,
	className,
	children,
}: {
	readonly href: string;
	readonly locale: Locale;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}) {
	return (
		<a href={href} target="_blank" rel="noopener" className={className}>
			{children}
			<ArrowUpRight className={styles.sign} aria-hidden="true" focusable="false" />
			<VisuallyHidden> ({wordsIn(locale).site.newTab})</VisuallyHidden>
		</a>
	);
}
