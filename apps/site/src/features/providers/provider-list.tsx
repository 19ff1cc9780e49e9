import { serves } from "../../facts/providers/first-provider.ts";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { RowName, RowList, RowText } from "../../ui/tables/rows.tsx";
import { listServedTasks } from "../../facts/providers/provider-facts.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { toTaskName } from "../../facts/tasks/task-name.ts";

/** Most tasks named beside a provider; more are counted. */
const MOST_NAMED = 6;

/** Providers by name, with what they serve. */
export function ProviderList({
	providers,
	locale,
}: {
	readonly providers: readonly KnownProvider[];
	readonly locale: Locale;
}) {
	return (
		<RowList>
			{providers.map((provider) => (
				<ProviderItem key={provider.id} provider={provider} locale={locale} />
			))}
		</RowList>
	);
}

function ProviderItem({ provider, locale }: { readonly provider: KnownProvider; readonly locale: Locale }) {
	const words = wordsIn(locale).providers;
	const { id, name, lifecycle, clientSideOnly } = provider;
	const tasks = listServedTasks().filter((task) => serves(provider, task));
	const names = tasks.slice(0, MOST_NAMED).map((task) => toTaskName(task, locale));
	const more = tasks.length - names.length;
	return (
		<li data-terms={`${id} ${name}`} data-tasks={tasks.join(" ")} data-status={lifecycle.status}>
			<RowName href={toHref(toProviderRoute(id), locale)}>
				<ProviderMark id={id} name={name} />
				<span translate="no">{name}</span>
			</RowName>
			<RowText>
				{names.join(", ")}
				{more > 0 && ` ${fill(words.more, { count: more })}`}{" "}
				{lifecycle.status !== "live" && <Badge>{words.status[lifecycle.status]}</Badge>}{" "}
				{clientSideOnly && <Badge title={words.directOnlyText}>{words.directOnly}</Badge>}
			</RowText>
		</li>
	);
}
