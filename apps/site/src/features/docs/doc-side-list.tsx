import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/paths.ts";
import type { OutlineSection } from "./doc-outline.ts";
import styles from "./doc-side-list.module.css";

/** The pages of the documentation beside the text, by section; the current one is marked. */
export function DocSideList({
	outline,
	current,
	locale,
}: {
	readonly outline: readonly OutlineSection[];
	readonly current: Route;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).docs;
	return (
		<nav className={styles.list} aria-label={words.sideList}>
			{outline.map(({ id, pages }) => (
				<section key={id} aria-labelledby={`side-${id}`}>
					<p id={`side-${id}`}>{words.sections[id].title}</p>
					<ul role="list">
						{pages.map(({ route, title }) => (
							<li key={route}>
								<a href={toHref(route, locale)} aria-current={toCurrent(route, current)}>
									{title}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}

/** The page itself, a page that the current one is a part of, or neither. */
function toCurrent(route: Route, current: Route): "page" | "true" | undefined {
	if (route === current) return "page";
	return current.startsWith(route) ? "true" : undefined;
}
