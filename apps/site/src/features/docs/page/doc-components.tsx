import type { MarkdownHeading } from "astro";
import type { CSSProperties, ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toAnchors } from "../../../lib/urls/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toLinkHref } from "../../../lib/urls/paths.ts";
import { En } from "../../../ui/text/en.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Note } from "../../../ui/text/note.tsx";
import type { Section } from "../../../ui/page/page-contents.tsx";
import { TableFrame } from "../../../ui/tables/table-frame.tsx";
import { Term } from "../../../ui/text/term.tsx";
import ContentCode from "../code/content-code.astro";
import { OtherLanguage } from "./other-language.tsx";
import { SiteArchiveLink } from "./site-archive-link.tsx";

/** A heading of a content page with its anchor. */
export interface AnchoredHeading extends Section {
	/** Level of the heading, 2 to 6. */
	readonly depth: number;
	/** Id the Markdown compiler gave it; only used to find the heading again. */
	readonly slug: string;
}

/** The headings of a content page with anchors by the site's own rule, see `toAnchor`. */
export function anchorHeadings(headings: readonly MarkdownHeading[]): readonly AnchoredHeading[] {
	const anchors = toAnchors(headings.map(({ text }) => text));
	return headings.map(({ text, depth, slug }, index) => ({
		id: anchors[index] ?? slug,
		title: text,
		depth,
		slug,
	}));
}

/**
 * The components of Markdown elements on a content page: headings that can be linked to, and links inside the site. `En` marks
 * English words, `Term` shows the definition of a word; the build puts it around first uses. `Note` is an aside,
 * `OtherLanguage` says that an example's model was not made for its language, `SiteArchive` the link to the whole site as one file.
 */
export function docComponents(locale: Locale, headings: readonly AnchoredHeading[]) {
	const toHeading = (level: number) =>
		function DocHeading({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
			const heading = headings.find(({ slug }) => slug === id);
			return (
				<Heading level={level} id={heading?.id ?? id} title={heading?.title ?? id} locale={locale}>
					{children}
				</Heading>
			);
		};
	let tables = 0;
	return {
		Code: ContentCode,
		En,
		Term: function DocTerm({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
			return (
				<Term id={id} locale={locale}>
					{children}
				</Term>
			);
		},
		Note: function DocNote({ children }: { readonly children?: ReactNode }) {
			return <Note label={wordsIn(locale).docs.note}>{children}</Note>;
		},
		OtherLanguage: function DocOtherLanguage({ model }: { readonly model: string }) {
			return <OtherLanguage model={model} locale={locale} />;
		},
		SiteArchive: function DocSiteArchive() {
			return <SiteArchiveLink locale={locale} />;
		},
		h2: toHeading(2),
		h3: toHeading(3),
		h4: toHeading(4),
		table: function DocTable({ children }: { readonly children?: ReactNode }) {
			tables += 1;
			return (
				<TableFrame label={`${wordsIn(locale).site.table} ${tables}`}>
					<table>{children}</table>
				</TableFrame>
			);
		},
		th: toCell("th"),
		td: toCell("td"),
		a: function DocLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
			return <a href={toLinkHref(href, locale)}>{children}</a>;
		},
	};
}

/** A cell whose column Markdown aligns: marked for the styles of tables, since the policy forbids styles in attributes. */
function toCell(Cell: "th" | "td") {
	return function DocCell({
		style,
		children,
	}: {
		readonly style?: CSSProperties;
		readonly children?: ReactNode;
	}) {
		return <Cell data-align={style?.textAlign}>{children}</Cell>;
	};
}
