import { ArrowRight } from "lucide-react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { WorkingFrame } from "../../ui/working-frame.tsx";
import type { OutlineSection } from "./doc-outline.ts";
import styles from "./docs-index.module.css";

/** The start of the documentation: where to begin, the five sections with their pages, and the library's own documentation. */
export function DocsIndex({
	outline,
	locale,
}: {
	readonly outline: readonly OutlineSection[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const first = outline[0]?.pages[0];
	return (
		<WorkingFrame
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: words.site.start, href: toHref("/", locale) }]}
						current={{ title: words.docs.title, route: "/docs/" }}
						locale={locale}
					/>
					<Lead title={words.docs.title}>{words.docs.lead}</Lead>
				</>
			}
		>
			<p className={styles.start}>
				{first && (
					<a href={toHref(first.route, locale)}>
						{words.docs.begin}
						<ArrowRight aria-hidden="true" focusable="false" />
					</a>
				)}
			</p>
			{outline.map(({ id, pages }) => (
				<section key={id} className={styles.section}>
					<div>
						<Heading level={2} id={id} title={words.docs.sections[id].title} locale={locale} />
						<p>{words.docs.sections[id].text}</p>
					</div>
					<ul role="list" className={pages.length > 6 ? styles.long : undefined}>
						{pages.map(({ route, title }) => (
							<li key={route}>
								<a href={toHref(route, locale)}>{title}</a>
							</li>
						))}
					</ul>
				</section>
			))}
			<section className={styles.section}>
				<div>
					<Heading level={2} id="transformers" title={words.docs.libraryTitle} locale={locale} />
					<p>{words.docs.libraryText}</p>
				</div>
				<ul role="list">
					<li>
						<a href={toHref("/docs/transformers/", locale)}>{words.home.ways.transformers.title}</a>
					</li>
					<li>
						<a href={toHref("/errors/", locale)}>{words.errors.title}</a>
					</li>
					<li>
						<a href={toHref("/glossary/", locale)}>{words.glossary.title}</a>
					</li>
				</ul>
			</section>
		</WorkingFrame>
	);
}
