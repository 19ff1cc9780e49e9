import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { CheckField, FilterField, TextField } from "../../ui/fields/fields.tsx";
import { FilterBar, FilterNone } from "../../ui/fields/filter-bar.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead, LeadLine } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { serves } from "../../facts/providers/first-provider.ts";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { listProviders, listServedTasks } from "../../facts/providers/provider-facts.ts";
import { ProviderList } from "./provider-list.tsx";
import { TaskOffers } from "./task-offers.tsx";
import { toTaskName } from "../../facts/tasks/task-name.ts";

/** All providers of the client: a list to filter, and the providers of each task. */
export function ProvidersPage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale);
	const [first] = listProviders();
	const titles = [words.providers.list, words.providers.offers];
	const [listId = "", offersId = ""] = toAnchors(titles);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/providers/", locale)}
			isWide
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: words.site.start, href: toHref("/", locale) }]}
						current={{ title: words.providers.title, route: "/providers/" }}
						locale={locale}
					/>
					<Lead title={words.providers.title}>{words.providers.lead}</Lead>
					<LeadLine>
						<a href={`#${offersId}`}>{words.providers.offers}</a>
					</LeadLine>
				</>
			}
		>
			<section>
				<Heading level={2} id={listId} title={words.providers.list} locale={locale} />
				<div data-provider-list="">
					<ProvidersFilter locale={locale} />
					<ProviderList providers={listProviders()} locale={locale} />
					<FilterNone text={words.providers.none} />
				</div>
			</section>
			<section>
				<Heading level={2} id={offersId} title={words.providers.offers} locale={locale} />
				<SectionLead>{words.providers.offersText}</SectionLead>
				<TaskOffers labelledBy={offersId} locale={locale} />
			</section>
			<Pager
				previous={undefined}
				next={first && { title: first.name, href: toHref(toProviderRoute(first.id), locale) }}
				locale={locale}
			/>
		</ReadingFrame>
	);
}

function ProvidersFilter({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).providers;
	const providers = listProviders();
	const tasks = listServedTasks().filter((task) => providers.some((provider) => serves(provider, task)));
	return (
		<FilterBar words={words} total={providers.length}>
			<TextField name="q" label={words.filterText} />
			<FilterField
				name="task"
				label={words.task}
				all={words.all}
				options={tasks.map((task) => ({ value: task, title: toTaskName(task, locale) }))}
			/>
			<CheckField name="live" value="1" label={words.filterLive} />
		</FilterBar>
	);
}
