import { ERROR_FACTS, type ErrorCode } from "@pusula/inference";
import type { ReactNode } from "react";
import { REFERENCE_WORDS } from "../../../content/reference/index.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead, LeadLine } from "../../ui/text/lead.tsx";
import type { Section } from "../../ui/page/page-contents.tsx";
import { type PageEnding, PageEndings } from "../../ui/page/page-endings.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { Prose } from "../../ui/text/prose.tsx";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { findNeighbourCodes } from "../../facts/errors/error-order.ts";
import { toErrorRoute } from "../../facts/errors/error-route.ts";
import styles from "./error-page.module.css";

interface ErrorPlace {
	readonly code: ErrorCode;
	readonly locale: Locale;
}

/** The page of one error code: summary, facts in a word each, messages, then causes, next step, example and models. */
export function ErrorPage({
	code,
	locale,
	title,
	lead,
	sections,
	models,
	tryHref,
	children,
}: ErrorPlace & {
	readonly title: string;
	readonly lead: string;
	/** Sections of the written part. */
	readonly sections: readonly Section[];
	/** The section with the models that the page names, where it names any. */
	readonly models: readonly PageEnding[];
	/** Where the error can be seen to happen; absent where it cannot. */
	readonly tryHref?: string | undefined;
	/** The written part. */
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale);
	const { side } = ERROR_FACTS[code];
	const [messagesId = ""] = toAnchors([words.errors.messages]);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide(toErrorRoute(code), locale)}
			sections={[{ id: messagesId, title: words.errors.messages }, ...sections, ...models]}
			lead={
				<>
					<Breadcrumbs
						crumbs={[
							...listReferenceCrumbs(locale),
							{ title: words.errors.title, href: toHref("/errors/", locale) },
							{ title: words.errors.sides[side], href: `${toHref("/errors/", locale)}#${side}` },
						]}
						current={{ title: title, route: toErrorRoute(code) }}
						locale={locale}
					/>
					<Lead title={title}>
						<WordsWithCode text={lead} />
					</Lead>
					<Facts code={code} locale={locale} />
					{tryHref !== undefined && (
						<LeadLine>
							<a href={tryHref}>{words.playground.tryError}</a>
						</LeadLine>
					)}
				</>
			}
		>
			<Messages id={messagesId} code={code} locale={locale} />
			<Prose>{children}</Prose>
			<PageEndings endings={models} locale={locale} />
			<ErrorPager code={code} locale={locale} />
		</ReadingFrame>
	);
}

function ErrorPager({ code, locale }: ErrorPlace) {
	const { previous, next } = findNeighbourCodes(code);
	const toCrumb = (one: ErrorCode | undefined) =>
		one && { title: one, href: toHref(toErrorRoute(one), locale) };
	return <Pager previous={toCrumb(previous)} next={toCrumb(next)} locale={locale} />;
}

function Facts({ code, locale }: ErrorPlace) {
	const words = wordsIn(locale).errors;
	const { className, side, retried, failover, billed } = ERROR_FACTS[code];
	const facts = [
		[words.code, `\`${code}\``],
		[words.className, `\`${className}\``],
		[words.side, words.sides[side]],
		[words.retried, words.retriedWords[retried]],
		[words.failover, words.failoverWords[failover]],
		[words.billed, words.billedWords[billed]],
	] as const;
	return (
		<dl className={styles.facts}>
			{facts.map(([name, text]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						<WordsWithCode text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Messages({ id, code, locale }: ErrorPlace & { readonly id: string }) {
	const words = wordsIn(locale).errors;
	const { messages, hasFreeWords } = ERROR_FACTS[code];
	const meanings = REFERENCE_WORDS[locale]?.messages;
	return (
		<section>
			<Heading level={2} id={id} title={words.messages} locale={locale} />
			<SectionLead>
				{messages.length === 0 ? words.freeWords : words.messagesText}{" "}
				{hasFreeWords && messages.length > 0 && words.providersWords}
			</SectionLead>
			{messages.length > 0 && (
				<ul role="list" className={styles.messages}>
					{messages.map((message) => (
						<li key={message}>
							<code lang="en" translate="no">
								{message}
							</code>
							{meanings?.[message] !== undefined && (
								<p>
									<WordsWithCode text={meanings[message]} />
								</p>
							)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
