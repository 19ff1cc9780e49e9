import type { SnippetLanguage } from "@pusula/snippets";
import { Check } from "lucide-react";
import { Fragment } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { type Locale, toDateWords } from "../../lib/locale.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DemoRun } from "./demo-run.tsx";
import { type ExampleCall, listOtherProviders } from "./example-call.ts";
import { findRun, type SnippetRun } from "./find-run.ts";
import type { HighlightedSnippet } from "./highlight-snippets.ts";
import styles from "./snippet-tabs.module.css";

const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage, string>> = {
	js: "JavaScript",
	python: "Python",
	sh: "curl",
	powershell: "PowerShell",
};

/** The same call in every language and client, one at a time; the reader's choice holds on all pages. */
export function SnippetTabs({
	call,
	snippets,
	locale,
}: {
	/** The call the code makes. */
	readonly call: ExampleCall;
	readonly snippets: readonly HighlightedSnippet[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	const parts = {
		model: <code translate="no">{call.model}</code>,
		provider: <a href={call.provider.docs}>{call.provider.name}</a>,
	};
	return (
		<>
			<p className={styles.call}>
				<Sentence text={words.call} parts={parts} />
			</p>
			<Tabs
				name="snippet"
				sync="snippet"
				label={words.choose}
				tabs={snippets.map((snippet) => ({
					value: `${snippet.language}-${snippet.client}`,
					title: toTitle(snippet),
					panel: (
						<>
							<CodeBlock code={snippet.code} label={toTitle(snippet)} locale={locale} />
							<RunMark run={findRun(call, snippet)} locale={locale} />
							<Needs snippet={snippet} locale={locale} />
						</>
					),
				}))}
			/>
			<OtherProviders call={call} locale={locale} />
			<DemoRun call={call} locale={locale} />
		</>
	);
}

/** That the code was run as it stands, and with what. */
function RunMark({ run, locale }: { readonly run: SnippetRun | undefined; readonly locale: Locale }) {
	if (!run) return null;
	return (
		<p className={styles.run}>
			<Check aria-hidden className={styles.check} />
			<span>
				<Sentence
					text={wordsIn(locale).snippets.ran}
					parts={{
						version: <span translate="no">{run.version}</span>,
						date: <time dateTime={run.date}>{toDateWords(run.date, locale)}</time>,
					}}
				/>
			</span>
		</p>
	);
}

/** Whom else the same code can call: the names its `provider` may have. */
function OtherProviders({ call, locale }: { readonly call: ExampleCall; readonly locale: Locale }) {
	const others = listOtherProviders(call);
	if (others.length === 0) return null;
	const names = others.map(({ id }, index) => (
		<Fragment key={id}>
			{index > 0 && ", "}
			<code translate="no">{id}</code>
		</Fragment>
	));
	return (
		<p className={styles.needs}>
			<Sentence
				text={wordsIn(locale).snippets.others}
				parts={{ field: <code translate="no">provider</code>, names: <>{names}</> }}
			/>
		</p>
	);
}

/** What has to be there before the code runs. */
function Needs({
	snippet: { install, tokenName },
	locale,
}: {
	readonly snippet: HighlightedSnippet;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	return (
		<p className={styles.needs}>
			{install && (
				<Sentence text={words.install} parts={{ command: <code translate="no">{install}</code> }} />
			)}{" "}
			{tokenName && <Sentence text={words.token} parts={{ name: <code translate="no">{tokenName}</code> }} />}
		</p>
	);
}

function toTitle({ language, client }: HighlightedSnippet): string {
	const name = LANGUAGE_NAMES[language];
	return name === client ? name : `${name} · ${client}`;
}
