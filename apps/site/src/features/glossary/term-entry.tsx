import { Fragment } from "react";
import { type TaskId, TASKS } from "@pusula/tasks";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import type { Term } from "../../../content/glossary/term.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { toTermAnchor } from "../../lib/urls/term-url.ts";

/**
 * A term of the glossary page: its names in the language of the page and in the second one, definition, related terms, tasks. There are hundreds, so the
 * list's styles find the parts by their place instead of by classes.
 */
export function TermEntry({ term, locale }: { readonly term: Term; readonly locale: Locale }) {
	const second = LANGUAGES[locale].secondLocale;
	const words = wordsIn(locale).glossary;
	const anchor = toTermAnchor(term, locale);
	const related = (term.related ?? []).flatMap((id) => linkTerm(id, locale));
	const tasks = (term.tasks ?? []).map((id) => linkTask(id, locale));
	return (
		<div id={anchor}>
			<dt>
				<a href={`#${anchor}`}>
					<dfn>{term[locale].term}</dfn>
				</a>
				{term[locale].also && <span data-also="">{term[locale].also.join(", ")}</span>}
				<span>
					<VisuallyHidden>{`${words.inOtherLanguage}: `}</VisuallyHidden>
					<span lang={second}>{[term[second].term, ...(term[second].also ?? [])].join(", ")}</span>
				</span>
			</dt>
			<dd>{term[locale].definition}</dd>
			{related.length + tasks.length > 0 && (
				<dd>
					<Links label={words.related} links={related} />
					<Links label={words.tasks} links={tasks} />
				</dd>
			)}
		</div>
	);
}

interface Link {
	readonly href: string;
	readonly title: string;
}

function Links({ label, links }: { readonly label: string; readonly links: readonly Link[] }) {
	if (links.length === 0) return undefined;
	return (
		<p>
			<span>{label}</span>{" "}
			{links.map(({ href, title }, place) => (
				<Fragment key={href}>
					<a href={href}>{title}</a>
					{place < links.length - 1 && ", "}
				</Fragment>
			))}
		</p>
	);
}

function linkTerm(id: string, locale: Locale): readonly Link[] {
	return GLOSSARY.filter((term) => term.id === id).map((term) => ({
		href: `#${toTermAnchor(term, locale)}`,
		title: term[locale].term,
	}));
}

function linkTask(id: TaskId, locale: Locale): Link {
	return { href: toHref(`/tasks/${id}/`, locale), title: TASKS[id].names[locale] };
}
