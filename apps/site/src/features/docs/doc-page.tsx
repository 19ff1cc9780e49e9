import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Lead } from "../../ui/lead.tsx";
import type { Section } from "../../ui/page-contents.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";

/** A page of the documentation: way, title, first paragraph, sections, text. */
export function DocPage({
	locale,
	title,
	lead,
	sections,
	children,
}: {
	readonly locale: Locale;
	readonly title: string;
	readonly lead: string;
	readonly sections: readonly Section[];
	readonly children?: ReactNode;
}) {
	const crumb = { title: wordsIn(locale).site.start, href: toHref("/", locale) };
	return (
		<ReadingFrame
			locale={locale}
			sections={sections}
			lead={
				<>
					<Breadcrumbs crumbs={[crumb]} locale={locale} />
					<Lead title={title}>{lead}</Lead>
				</>
			}
		>
			<Prose>{children}</Prose>
		</ReadingFrame>
	);
}
