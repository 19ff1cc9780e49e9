import { wordsIn } from "../../messages/words.ts";
import type { Locale } from "../lib/locale.ts";
import type { Route } from "../lib/paths.ts";
import { toBreadcrumbList } from "../lib/structured-data.ts";
import styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data.tsx";

/** One step on the way to a page. */
export interface Crumb {
	readonly title: string;
	readonly href: string;
}

/**
 * The way from the start of a section to the page. The page itself, which has its title below, is no step of the way; search
 * engines are told about it.
 */
export function Breadcrumbs({
	crumbs,
	current,
	locale,
}: {
	readonly crumbs: readonly Crumb[];
	/** The page itself. */
	readonly current: { readonly title: string; readonly route: Route };
	readonly locale: Locale;
}) {
	return (
		<nav className={styles.crumbs} aria-label={wordsIn(locale).site.breadcrumbs}>
			<ol role="list">
				{crumbs.map(({ title, href }) => (
					<li key={href}>
						<a href={href}>{title}</a>
					</li>
				))}
			</ol>
			<StructuredData value={toBreadcrumbList(crumbs, current, locale)} />
		</nav>
	);
}
