import { wordsIn } from "../../../messages/words.ts";
import { findReferenceNeighbours, listReferencePages } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Lead, LeadLine } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { RowName, RowList, RowText } from "../../ui/tables/rows.tsx";

/** The pages in which things are looked up, each with what it holds. */
export function ReferencePage({ locale }: { readonly locale: Locale }) {
	const { site, reference: words } = wordsIn(locale);
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toReferenceSide("/reference/", locale)}
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: site.start, href: toHref("/", locale) }]}
						current={{ title: words.title, route: "/reference/" }}
						locale={locale}
					/>
					<Lead title={words.title}>{words.lead}</Lead>
					<LeadLine>
						<a href={`${toHref("/docs/", locale)}#api`}>{words.api}</a>
					</LeadLine>
				</>
			}
		>
			<RowList>
				{listReferencePages(locale)
					.filter(({ route }) => route !== "/reference/")
					.map(({ route, title, text }) => (
						<li key={route}>
							<RowName href={toHref(route, locale)}>{title}</RowName>
							<RowText>{text}</RowText>
						</li>
					))}
			</RowList>
			<Pager {...findReferenceNeighbours("/reference/", locale)} locale={locale} />
		</ReadingFrame>
	);
}
