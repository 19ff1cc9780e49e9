import { splitType, type TypePlaces } from "../../../facts/reference/reference-links.ts";
import type { CodeLine, HighlightedCode } from "../../../lib/words/highlight.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toTokenClass } from "../../../ui/code/code-block.tsx";
import { BreakableName } from "../../../ui/text/breakable-name.tsx";
import styles from "./reference.module.css";

/** Types that code links to, in one language. */
export interface TypeLinks {
	readonly places: TypePlaces;
	readonly locale: Locale;
	/** The name that the code itself declares, which needs no link. */
	readonly own: string;
}

/** Coloured code whose types lead to where they are described. */
export function LinkedCode({ code, links }: { readonly code: HighlightedCode; readonly links: TypeLinks }) {
	return code.map((line) => (
		<Line key={line.number} line={line} links={links} isLast={line.number === code.length} />
	));
}

/** The text of a type; each name that the reference describes leads there. */
export function LinkedType({ text, links }: { readonly text: string; readonly links: TypeLinks }) {
	return splitType(text, links.places).map(({ start, text: part, place }) =>
		place && part !== links.own ? (
			<a
				key={start}
				className={styles.typeLink}
				href={`${toHref(place.route, links.locale)}#${place.anchor}`}
			>
				<BreakableName name={part} />
			</a>
		) : (
			part
		),
	);
}

function Line({
	line: { tokens },
	links,
	isLast,
}: {
	readonly line: CodeLine;
	readonly links: TypeLinks;
	readonly isLast: boolean;
}) {
	return (
		<>
			{tokens.map(({ start, text, kind }) => (
				<span key={start} className={kind && toTokenClass(kind)}>
					{kind === "string" || kind === "comment" ? text : <LinkedType text={text} links={links} />}
				</span>
			))}
			{isLast ? "" : "\n"}
		</>
	);
}
