import { ERROR_CODES, ERROR_FACTS, ERROR_SIDES, type ErrorCode, type ErrorSide } from "@pusula/inference";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { TextField } from "../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/fields/filter-bar.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { RowName, RowList, RowText } from "../../ui/tables/rows.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { listCodes } from "../../facts/errors/error-order.ts";
import type { ErrorLine } from "../../facts/errors/read-error-pages.ts";
import { toErrorRoute } from "../../facts/errors/error-route.ts";

/** Every error code, by whose side it is on. The page's script adds a filter. */
export function ErrorsPage({
	pages,
	locale,
}: {
	/** What each code means, in the language of the page. */
	readonly pages: Readonly<Record<ErrorCode, ErrorLine>>;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const total = ERROR_CODES.length;
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/errors/", locale)}
			sections={ERROR_SIDES.map((side) => ({ id: side, title: words.errors.sides[side] }))}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: words.errors.title, route: "/errors/" }}
						locale={locale}
					/>
					<Lead title={words.errors.title}>
						<WordsWithCode text={words.errors.lead} />
					</Lead>
				</>
			}
		>
			<div data-error-list="">
				<FilterBar words={words.errors} total={total}>
					<TextField name="q" label={words.errors.filterText} />
				</FilterBar>
				{ERROR_SIDES.map((side) => (
					<SideSection key={side} side={side} pages={pages} locale={locale} />
				))}
				<FilterNone text={words.errors.none} />
			</div>
			<Pager {...findReferenceNeighbours("/errors/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function SideSection({
	side,
	pages,
	locale,
}: {
	readonly side: ErrorSide;
	readonly pages: Readonly<Record<ErrorCode, ErrorLine>>;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).errors;
	return (
		<section data-side={side}>
			<Heading level={2} id={side} title={words.sides[side]} locale={locale} />
			<SectionLead>{words.sidesText[side]}</SectionLead>
			<RowList>
				{listCodes(side).map((code) => (
					<li key={code} data-messages={ERROR_FACTS[code].messages.join("\n")}>
						<RowName href={toHref(toErrorRoute(code), locale)}>
							<code translate="no">{code}</code>
						</RowName>
						<RowText>
							{pages[code].title} <Marks code={code} locale={locale} />
						</RowText>
					</li>
				))}
			</RowList>
		</section>
	);
}

/** What decides whether to call again: only where a call was made, so not at most errors. */
function Marks({ code, locale }: { readonly code: ErrorCode; readonly locale: Locale }) {
	const words = wordsIn(locale).errors;
	const { retried, billed } = ERROR_FACTS[code];
	return (
		<>
			{retried !== "no" && <Badge>{words.mayBeRetried}</Badge>}{" "}
			{billed !== "no" && <Badge>{words.mayBeBilled}</Badge>}
		</>
	);
}
