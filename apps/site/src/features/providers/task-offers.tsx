import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { listTaskOffers, type ProviderOffer } from "./list-task-offers.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { TaskLink } from "./task-link.tsx";
import styles from "./task-offers.module.css";

/**
 * Who serves which task: each task with its providers, then, by provider, the tasks that no other serves, and those that its
 * documentation does not name.
 */
export function TaskOffers({ labelledBy, locale }: { readonly labelledBy: string; readonly locale: Locale }) {
	const { shared, alone, unserved } = listTaskOffers();
	const words = wordsIn(locale).providers;
	return (
		<dl className={styles.rows} aria-labelledby={labelledBy}>
			{shared.map(({ task, providers }) => (
				<Row key={task} name={<TaskLink task={task} locale={locale} />}>
					{providers.map(({ id, name }) => (
						<dd key={id} translate="no">
							<a href={toHref(toProviderRoute(id), locale)}>
								<ProviderMark id={id} name={name} />
								{name}
							</a>
						</dd>
					))}
				</Row>
			))}
			{alone.map((offer) => (
				<OfferRow key={offer.provider.id} offer={offer} name={words.onlyFrom} locale={locale} />
			))}
			{unserved.map((offer) => (
				<OfferRow key={offer.provider.id} offer={offer} name={words.unservedBy} locale={locale} />
			))}
		</dl>
	);
}

function OfferRow({
	offer: { provider, tasks },
	name,
	locale,
}: {
	readonly offer: ProviderOffer;
	/** What is said of the provider and the tasks: `Only {name}`. */
	readonly name: string;
	readonly locale: Locale;
}) {
	return (
		<Row
			name={<a href={toHref(toProviderRoute(provider.id), locale)}>{fill(name, { name: provider.name })}</a>}
		>
			{tasks.map((task) => (
				<dd key={task}>
					<TaskLink task={task} locale={locale} />
				</dd>
			))}
		</Row>
	);
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			{children}
		</div>
	);
}
