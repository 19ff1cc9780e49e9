import type { SnippetLanguage } from "@pusula/snippets";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DemoRun } from "./demo-run.tsx";
import type { ExampleCall } from "./example-call.ts";
import type { HighlightedSnippet } from "./highlight-snippets.ts";
import styles from "./snippet-tabs.module.css";

const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage, string>> = {
	js: "JavaScript",
	python: "Python",
	sh: "curl",
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
							<Needs snippet={snippet} locale={locale} />
						</>
					),
				}))}
			/>
			<DemoRun call={call} locale={locale} />
		</>
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
