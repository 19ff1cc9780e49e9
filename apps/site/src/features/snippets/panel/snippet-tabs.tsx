import { Fragment } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toTaskName } from "../../../facts/tasks/task-name.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { Sentence } from "../../../ui/text/sentence.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { CODE_TABS } from "../code/clients.ts";
import type { ClientPanel, CodeFile } from "../code/code-file.ts";
import { DemoRun } from "../demo-run/demo-run.tsx";
import { type Example, listOtherProviders } from "../code/example-call.ts";
import { LanguagePanel } from "./language-panel.tsx";
import { SnippetChoice } from "../choice/snippet-choice.tsx";
import styles from "./snippet-tabs.module.css";

/**
 * The same call in every language, one at a time, with a choice of client, provider and form. The page holds the code of
 * each language's first client for the first provider and works without a script; the script fetches the others, and
 * keeps the reader's choice on all pages.
 */
export function SnippetTabs({
	examples,
	file,
	locale,
}: {
	/** The examples that can be shown; at first the first of them. */
	readonly examples: readonly Example[];
	/** Code of the first example with its first provider. */
	readonly file: CodeFile;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	const [example] = examples;
	const panels = file.ways[0]?.clients ?? [];
	return (
		<div data-snippets="" data-locale={locale}>
			<Tabs
				name="snippet"
				sync="language"
				label={words.choose}
				tabs={CODE_TABS.map((tab) => {
					const own = panels.filter(({ value }) => value.startsWith(`${tab.language}-`));
					return {
						value: tab.language,
						title: tab.title,
						isHidden: !own.some(({ code }) => code),
						panel: <LanguagePanel tab={tab} task={example?.task ?? ""} panels={own} locale={locale} />,
					};
				})}
			/>
			<DemoRun demo={file.demo} locale={locale} />
			<CalledModel example={example} file={file} locale={locale} />
			{/* The page's list of models has the facts of the first one. */}
			<p className={styles.call} data-model-facts="" hidden />
			<ModelNote text={file.modelNote} />
			<OtherCalls examples={examples} locale={locale} />
			<div className={styles.folds}>
				<SnippetChoice examples={examples} file={file} locale={locale} />
				<MissingClients panels={panels} locale={locale} />
			</div>
			<OtherProviders examples={examples} locale={locale} />
		</div>
	);
}

/** Which model the code calls and through whom, and where more code and models are. */
function CalledModel({
	example,
	file,
	locale,
}: {
	readonly example: Example | undefined;
	readonly file: CodeFile;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	return (
		<p className={styles.call}>
			<Sentence
				text={words.call}
				parts={{
					model: (
						<code translate="no" data-model="">
							{file.model}
						</code>
					),
					provider: (
						<a href={file.docs} data-docs="">
							{file.provider}
						</a>
					),
				}}
			/>{" "}
			<a href={file.models} data-models="" hidden={file.models === undefined}>
				{words.models}
			</a>{" "}
			{example && (
				<a href={toFileHref(`/snippets/${locale}/${example.id}/${example.providers[0]}.txt`)}>
					{words.allClients}
				</a>
			)}
		</p>
	);
}

/** Which call the code makes at first, and which others of the page it can make; nothing where there is one alone. */
function OtherCalls({
	examples: [first, ...others],
	locale,
}: {
	readonly examples: readonly Example[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	if (!first || others.length === 0) return undefined;
	const names = others.map(({ task }) => toTaskName(task, locale)).join(", ");
	return (
		<p className={styles.note}>
			{fill(words.otherCalls, { shown: toTaskName(first.task, locale), names, form: words.form })}
		</p>
	);
}

/** What has to be said of the called model; hidden where there is nothing. */
function ModelNote({ text }: { readonly text: string | undefined }) {
	return (
		<p className={styles.note} data-model-note="" hidden={text === undefined}>
			{text}
		</p>
	);
}

/** Clients without code for the call, and why. */
function MissingClients({
	panels,
	locale,
}: {
	readonly panels: readonly ClientPanel[];
	readonly locale: Locale;
}) {
	return (
		<details className={styles.fold} data-missing="" hidden={panels.every(({ missing }) => !missing)}>
			<summary>{wordsIn(locale).snippets.missing}</summary>
			<ul>
				{panels.map(({ value, title, missing }) => missing && <li key={value}>{`${title}: ${missing}`}</li>)}
			</ul>
		</details>
	);
}

/** Whom else the same code can call, for readers without a script. */
function OtherProviders({
	examples: [example],
	locale,
}: {
	readonly examples: readonly Example[];
	readonly locale: Locale;
}) {
	const others = example ? listOtherProviders(example) : [];
	if (others.length === 0) return null;
	const names = others.map((id, index) => (
		<Fragment key={id}>
			{index > 0 && ", "}
			<code translate="no">{id}</code>
		</Fragment>
	));
	return (
		<p className={styles.call} data-without-script="">
			<Sentence
				text={wordsIn(locale).snippets.others}
				parts={{ field: <code translate="no">provider</code>, names: <>{names}</> }}
			/>
		</p>
	);
}
