import type { ReactNode } from "react";
import type { KnownProvider } from "../../facts/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Fact, FactRows } from "../../ui/fact-rows.tsx";
import styles from "./provider-facts-list.module.css";

const ROUTER = "https://router.huggingface.co";

/** Facts of a provider in a line each: URLs, authentication, state. */
export function ProviderFacts({
	provider,
	keyUrl,
	locale,
}: {
	readonly provider: KnownProvider;
	readonly keyUrl: string | undefined;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).providers;
	const { id, docs, auth, clientSideOnly, hubOrg, lifecycle, headers } = provider;
	const platformOnly = provider.host.startsWith("/");
	const facts: readonly (readonly [name: string, value: ReactNode])[] = [
		[words.id, <Code key="id">{id}</Code>],
		[
			words.direct,
			platformOnly ? words.noDirect : listHosts(provider).map((host) => <Line key={host}>{host}</Line>),
		],
		[
			words.routed,
			clientSideOnly ? words.noRouted : <Code key="routed">{`${ROUTER}/${provider.routedPath ?? id}`}</Code>,
		],
		[
			words.auth,
			<Code key="auth">{`${auth?.header ?? "Authorization"}: ${auth?.prefix ?? "Bearer "}…`}</Code>,
		],
		...(headers
			? [
					[
						words.headers,
						Object.entries(headers).map(([name, value]) => <Line key={name}>{`${name}: ${value}`}</Line>),
					] as const,
				]
			: []),
		[words.browser, provider.browser === false ? words.noBrowser : words.anyBrowser],
		...(keyUrl
			? [
					[
						words.key,
						<ExternalLink key="key" href={keyUrl} locale={locale}>
							{hostOf(keyUrl)}
						</ExternalLink>,
					] as const,
				]
			: []),
		[
			words.docs,
			<ExternalLink key="docs" href={docs} locale={locale}>
				{hostOf(docs)}
			</ExternalLink>,
		],
		...(hubOrg
			? [
					[
						words.models,
						<ExternalLink
							key="hub"
							href={`https://huggingface.co/models?inference_provider=${id}`}
							locale={locale}
						>
							huggingface.co
						</ExternalLink>,
					] as const,
				]
			: []),
		[
			words.state,
			<>
				{words.status[lifecycle.status]}
				<small className={styles.note}>
					{fill(words.asOf, { date: toDateWords(lifecycle.date, locale) })}
				</small>
			</>,
		],
	];
	return (
		<FactRows>
			{facts.map(([name, value]) => (
				<Fact key={name} name={name}>
					{value}
				</Fact>
			))}
		</FactRows>
	);
}

/** Hosts of direct calls: the provider's own, and those of single tasks. */
function listHosts({ host, tasks }: KnownProvider): readonly string[] {
	return [...new Set([host, ...Object.values(tasks).flatMap((adapter) => adapter.host ?? [])])];
}

function hostOf(url: string): string {
	return new URL(url).host;
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
