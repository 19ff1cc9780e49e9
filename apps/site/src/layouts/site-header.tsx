import { Languages, Menu, Search } from "lucide-react";
import { wordsIn } from "../../messages/words.ts";
import { SearchDialog } from "../features/search/ui/search-dialog.tsx";
import { listOtherLocales, type Locale } from "../lib/locale.ts";
import { LANGUAGES } from "../locales/index.ts";
import { findCurrent, NAVIGATION } from "../lib/urls/navigation.ts";
import { type Route, toHref } from "../lib/urls/paths.ts";
import { SITE_NAME } from "../lib/urls/site.ts";
import { Needle } from "../ui/page/needle.tsx";
import { ThemeMenu } from "../ui/page/theme-menu.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import styles from "./site-header.module.css";

/** Props of the header's parts about the page. */
interface PagePlace {
	readonly locale: Locale;
	readonly route: Route;
}

/** The bar at the top of every page: name, main navigation, search, language and theme; and the search dialog. */
export function SiteHeader({ locale, route }: PagePlace) {
	const words = wordsIn(locale);
	return (
		<>
			<header className={styles.bar}>
				<div className={styles.inner}>
					<a className={styles.brand} href={toHref("/", locale)} aria-label={words.site.home}>
						<Needle sizePx={22} />
						<span>{SITE_NAME}</span>
					</a>
					<nav className={styles.navigation} aria-label={words.site.mainNavigation}>
						<NavigationLinks locale={locale} route={route} />
					</nav>
					<div className={styles.tools}>
						<SearchEntrance locale={locale} route={route} />
						<div className={styles.wide}>
							<LanguageChoice locale={locale} route={route} />
						</div>
						<ThemeMenu locale={locale} />
						<details className={styles.menu} data-menu="">
							<summary>
								<Menu aria-hidden="true" focusable="false" />
								<VisuallyHidden>{words.site.menu}</VisuallyHidden>
							</summary>
							<nav aria-label={words.site.menu}>
								<NavigationLinks locale={locale} route={route} />
								<LanguageLinks locale={locale} route={route} />
							</nav>
						</details>
					</div>
				</div>
			</header>
			{route !== "/search/" && <SearchDialog locale={locale} />}
		</>
	);
}

/** Access to the search: a button that opens it above the page, and a link to its page without a script and there. */
function SearchEntrance({ locale, route }: PagePlace) {
	const { search } = wordsIn(locale).navigation;
	const isThere = route === "/search/";
	const label = (
		<>
			<Search aria-hidden="true" focusable="false" />
			<span>{search}</span>
		</>
	);
	return (
		<>
			<a
				className={styles.search}
				href={toHref("/search/", locale)}
				aria-current={isThere ? "page" : undefined}
				data-without-script={isThere ? undefined : ""}
			>
				{label}
			</a>
			{!isThere && (
				<button
					type="button"
					className={styles.search}
					aria-haspopup="dialog"
					aria-keyshortcuts="Control+K Meta+K"
					data-search-open=""
					data-needs-script=""
				>
					{label}
				</button>
			)}
		</>
	);
}

function NavigationLinks({ locale, route }: PagePlace) {
	const words = wordsIn(locale).navigation;
	return (
		<ul role="list">
			{NAVIGATION.map((entry) => (
				<li key={entry.word}>
					<a href={toHref(entry.route, locale)} aria-current={findCurrent(entry, route)}>
						{words[entry.word]}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Links to the page's other languages: a link where there is one, a menu where there are more. */
function LanguageChoice({ locale, route }: PagePlace) {
	if (listOtherLocales(locale).length < 2) return <LanguageLinks locale={locale} route={route} />;
	return (
		<details className={styles.languages} data-menu="">
			<summary>
				<Languages aria-hidden="true" focusable="false" />
				{LANGUAGES[locale].name}
			</summary>
			<LanguageLinks locale={locale} route={route} />
		</details>
	);
}

/** Links to the same page in the other languages; the page's script carries filters in the URL over. */
function LanguageLinks({ locale, route }: PagePlace) {
	const links = listOtherLocales(locale).map((other) => (
		<a
			key={other}
			href={toHref(route, other)}
			lang={other}
			hrefLang={other}
			rel="alternate"
			data-language-link=""
			aria-label={`${LANGUAGES[other].name}: ${wordsIn(other).site.switchLanguage}`}
		>
			{LANGUAGES[other].name}
		</a>
	));
	if (links.length < 2) return links;
	return (
		<ul role="list">
			{links.map((link) => (
				<li key={link.key}>{link}</li>
			))}
		</ul>
	);
}
