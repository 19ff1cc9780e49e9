import { HUB_URL, ROUTER_URL } from "@pusula/inference/core";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Fact, FactRows } from "../../ui/tables/fact-rows.tsx";
import styles from "./provider-facts-list.module.css";

interface Props {
	readonly provider: KnownProvider;
	readonly locale: Locale;
}

/** Facts of a provider in a line each: URLs, authentication, state. */
export function ProviderFacts({ provider, locale }: Props) {
	const words = wordsIn(locale).providers;
	const { status, date } = provider.lifecycle;
	return (
		<FactRows>
			<CallFacts provider={provider} locale={locale} />
			<LinkFacts provider={provider} locale={locale} />
			<Fact name={words.state}>
				{words.status[status]}
				<small className={styles.note}>{fill(words.asOf, { date: toDateWords(date, locale) })}</small>
			</Fact>
		</FactRows>
	);
}

/** What a call needs: id, URLs, authentication, headers, and whether a page may make it. */
function CallFacts({ provider, locale }: Props) {
	const words = wordsIn(locale).providers;
	const { id, host, auth, clientSideOnly, headers, routedPath, browser } = provider;
	const hosts = listHosts(provider).map((one) => <Line key={one}>{one}</Line>);
	return (
		<>
			<Fact name={words.id}>
				<Code>{id}</Code>
			</Fact>
			<Fact name={words.direct}>{host.startsWith("/") ? words.noDirect : hosts}</Fact>
			<Fact name={words.routed}>
				{clientSideOnly ? words.noRouted : <Code>{`${ROUTER_URL}/${routedPath ?? id}`}</Code>}
			</Fact>
			<Fact name={words.auth}>
				<Code>{`${auth?.header ?? "Authorization"}: ${auth?.prefix ?? "Bearer "}…`}</Code>
			</Fact>
			{headers && (
				<Fact name={words.headers}>
					{Object.entries(headers).map(([name, value]) => (
						<Line key={name}>{`${name}: ${value}`}</Line>
					))}
				</Fact>
			)}
			<Fact name={words.browser}>{browser === false ? words.noBrowser : words.anyBrowser}</Fact>
		</>
	);
}

/** Pages elsewhere: keys, documentation, the models at the hub. */
function LinkFacts({ provider: { id, docs, keyUrl, hubOrg }, locale }: Props) {
	const words = wordsIn(locale).providers;
	const hubUrl = hubOrg && `${HUB_URL}/models?inference_provider=${id}`;
	const links = [
		[words.key, keyUrl],
		[words.docs, docs],
		[words.models, hubUrl],
	] as const;
	return links.map(
		([name, url]) =>
			url && (
				<Fact key={name} name={name}>
					<ExternalLink href={url} locale={locale}>
						{toPlace(new URL(url))}
					</ExternalLink>
				</Fact>
			),
	);
}

/** A URL as readers know it: two pages of one host differ. */
function toPlace({ host, pathname }: URL): string {
	return host + pathname.replace(/\/$/, "");
}

/** Hosts of direct calls: the provider's own, and those of single tasks. */
function listHosts({ host, tasks }: KnownProvider): readonly string[] {
	return [...new Set([host, ...Object.values(tasks).flatMap((adapter) => adapter.host ?? [])])];
}

function Code({ children }: { readonly children: string }) {
	return <code translate="no">{children}</code>;
}

function Line({ children }: { readonly children: string }) {
	return (
		<div>
			<Code>{children}</Code>
		</div>
	);
}
