import type { ReactNode } from "react";
import type { Source } from "../../../content/sources/source.ts";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Badge } from "../../ui/text/badge.tsx";
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
import { listSourceEndings } from "../../ui/page/source-list.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { findFirstTask, listProviders } from "../../facts/providers/provider-facts.ts";
import { ProviderFacts } from "./provider-facts-list.tsx";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { ProviderTasks } from "./provider-tasks.tsx";

/** The page of one provider: what it is, how to reach it, how to get a key, what it does with each task. */
export function ProviderPage({
	provider,
	locale,
	lead,
	sections,
	models,
	sources,
	code,
	children,
}: {
	readonly provider: KnownProvider;
	readonly locale: Locale;
	/** Strengths of the provider, in a sentence or two. */
	readonly lead: string;
	/** Sections of the written part. */
	readonly sections: readonly Section[];
	/** The section with the models that the page names, where it names any. */
	readonly models: readonly PageEnding[];
	/** What the written part rests on. */
	readonly sources: readonly Source[];
	/** Code of a call; none for a provider that serves no example. */
	readonly code?: ReactNode;
	/** The written part. */
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale).providers;
	const titles = [words.facts, words.code, words.tasks];
	const [factsId = "", codeId = "", tasksId = ""] = toAnchors(titles);
	const own = [
		{ id: factsId, title: words.facts },
		...(code ? [{ id: codeId, title: words.code }] : []),
		{ id: tasksId, title: words.tasks },
	];
	const endings = [...models, ...listSourceEndings(sources, locale)];
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide(toProviderRoute(provider.id), locale)}
			sections={[...own, ...sections, ...endings]}
			lead={<ProviderLead provider={provider} lead={lead} locale={locale} />}
		>
			<section>
				<Heading level={2} id={factsId} title={words.facts} locale={locale} />
				<ProviderFacts provider={provider} locale={locale} />
			</section>
			{code && (
				<section>
					<Heading level={2} id={codeId} title={words.code} locale={locale} />
					{code}
				</section>
			)}
			<section>
				<Heading level={2} id={tasksId} title={words.tasks} locale={locale} />
				<SectionLead>
					<WordsWithCode text={words.tasksText} />
				</SectionLead>
				<ProviderTasks provider={provider} labelledBy={tasksId} locale={locale} />
			</section>
			<Prose>{children}</Prose>
			<PageEndings endings={endings} locale={locale} />
			<ProviderPager provider={provider} locale={locale} />
		</ReadingFrame>
	);
}

function ProviderLead({
	provider,
	lead,
	locale,
}: {
	readonly provider: KnownProvider;
	readonly lead: string;
	readonly locale: Locale;
}) {
	const { id, name, lifecycle, clientSideOnly } = provider;
	const words = wordsIn(locale);
	return (
		<>
			<Breadcrumbs
				crumbs={[
					{ title: words.site.start, href: toHref("/", locale) },
					{ title: words.providers.title, href: toHref("/providers/", locale) },
				]}
				current={{ title: name, route: toProviderRoute(id) }}
				locale={locale}
			/>
			<Lead title={name} mark={<ProviderMark id={id} name={name} isLarge />}>
				{lead}
			</Lead>
			<LeadLine>
				<a href={`${toHref("/playground/", locale)}?task=${findFirstTask(provider)}&provider=${id}`}>
					{words.task.tryIt}
				</a>
				{lifecycle.status !== "live" && <Badge>{words.providers.status[lifecycle.status]}</Badge>}
				{clientSideOnly && <Badge>{words.providers.directOnly}</Badge>}
			</LeadLine>
		</>
	);
}

function ProviderPager({ provider, locale }: { readonly provider: KnownProvider; readonly locale: Locale }) {
	const providers = listProviders();
	const index = providers.findIndex(({ id }) => id === provider.id);
	const toCrumb = (one: KnownProvider | undefined) =>
		one && { title: one.name, href: toHref(toProviderRoute(one.id), locale) };
	return (
		<Pager
			previous={
				toCrumb(providers[index - 1]) ?? {
					title: wordsIn(locale).providers.title,
					href: toHref("/providers/", locale),
				}
			}
			next={toCrumb(providers[index + 1])}
			locale={locale}
		/>
	);
}
