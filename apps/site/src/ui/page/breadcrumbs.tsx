import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import type { Route } from "../../lib/urls/paths.ts";
import { toBreadcrumbList } from "../../lib/urls/structured-data.ts";
import styles from "./breadcrumbs.module.css";
import { PageMenu } from "./page-menu.tsx";
import { StructuredData } from "./structured-data.tsx";

/** One step of the breadcrumbs. */
export interface Crumb {
	readonly title: string;
	readonly href: string;
}

/**
 * The first line of a page: the breadcrumbs from the start page, and the menu with its Markdown form. The page itself,
 * which has its title below, is a step only where the start page would be the only one; structured data for search engines
 * always includes it.
 */
export function Breadcrumbs({
	crumbs,
	current,
	locale,
	withMenu = true,
}: {
	readonly crumbs: readonly Crumb[];
	/** The page itself. */
	readonly current: { readonly title: string; readonly route: Route };
	readonly locale: Locale;
	/** False on pages that are worked with: as Markdown they would be of no use. */
	readonly withMenu?: boolean;
}) {
	return (
		<div className={styles.line}>
			<nav className={styles.crumbs} aria-label={wordsIn(locale).site.breadcrumbs}>
				<ol role="list">
					{crumbs.map(({ title, href }) => (
						<li key={href}>
							<a href={href}>{title}</a>
						</li>
					))}
					{crumbs.length === 1 && <li>{current.title}</li>}
				</ol>
				<StructuredData value={toBreadcrumbList(crumbs, current, locale)} />
			</nav>
			{withMenu && <PageMenu route={current.route} locale={locale} />}
		</div>
	);
}
