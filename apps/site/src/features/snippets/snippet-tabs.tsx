import { SNIPPET_CLIENTS, type SnippetLanguage } from "@pusula/snippets";
import { Check, Minus } from "lucide-react";
import { type ComponentType, Fragment } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { nameClient } from "./client-code.ts";
import { type ClientPanel, type CodeFile, type Fact, FACTS } from "./code-file.ts";
import { DemoRun } from "./demo-run.tsx";
import type { Example } from "./example-call.ts";
import { SnippetChoice } from "./snippet-choice.tsx";
import styles from "./snippet-tabs.module.css";

const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage, string>> = {
	js: "JavaScript",
	python: "Python",
	sh: "curl",
	powershell: "PowerShell",
};

/** Facts that are names or commands, and look like code. */
const AS_CODE: ReadonlySet<Fact> = new Set(["install", "token", "reads"]);

/**
 * The same call in every language and client, one at a time, with a choice of provider and form. The page holds the code
 * of the first provider and works without a script; the script fetches the others, and keeps the reader's choice on all pages.
 */
export function SnippetTabs({
	examples,
	file,
	locale,
	Mark,
}: {
	/** The shown code; at first that of the first provider. */
	readonly examples: readonly Example[];
	/** Code of the first example with its first provider. */
	readonly file: CodeFile;
	readonly locale: Locale;
	/** A provider's mark, beside its name. */
	readonly Mark: ComponentType<{ readonly id: string; readonly name: string }>;
}) {
	const words = wordsIn(locale).snippets;
	const [way] = file.ways;
	const panels = way?.clients ?? [];
	return (
		<div data-snippets="" data-locale={locale}>
			<SnippetChoice examples={examples} file={file} locale={locale} Mark={Mark} />
			<SectionLead>
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
				</a>
			</SectionLead>
			<ModelNote text={file.modelNote} />
			<Tabs
				name="snippet"
				sync="snippet"
				label={words.choose}
				tabs={SNIPPET_CLIENTS.map((one) => {
					const value = nameClient(one);
					const panel = panels.find((candidate) => candidate.value === value);
					return {
						value,
						title: toTitle(one),
						isHidden: !panel?.code,
						panel: <Panel panel={panel} title={toTitle(one)} locale={locale} />,
					};
				})}
			/>
			<MissingClients panels={panels} locale={locale} />
			<OtherProviders examples={examples} locale={locale} />
			<DemoRun demo={file.demo} locale={locale} />
		</div>
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

/** A client's code and its notes. */
function Panel({
	panel,
	title,
	locale,
}: {
	readonly panel: ClientPanel | undefined;
	readonly title: string;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	return (
		<>
			<CodeBlock code={panel?.code ?? []} label={title} locale={locale} />
			<dl className={styles.facts}>
				{FACTS.map((fact) => (
					<div key={fact} data-fact={fact} hidden={panel?.facts[fact] === undefined}>
						<dt>{words.facts[fact]}</dt>
						<dd>
							{fact === "run" && <RunMark isRun={panel?.isRun ?? false} />}
							<span
								data-text=""
								className={AS_CODE.has(fact) ? styles.name : undefined}
								translate={AS_CODE.has(fact) ? "no" : undefined}
							>
								{panel?.facts[fact]}
							</span>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** A check where the code was run, a dash where it was only read. */
function RunMark({ isRun }: { readonly isRun: boolean }) {
	return (
		<span className={styles.mark} aria-hidden="true">
			<span data-ran="" hidden={!isRun}>
				<Check />
			</span>
			<span data-not-ran="" hidden={isRun}>
				<Minus />
			</span>
		</span>
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
		<details className={styles.missing} data-missing="" hidden={panels.every(({ missing }) => !missing)}>
			<summary>{wordsIn(locale).snippets.missing}</summary>
			<ul>
				{SNIPPET_CLIENTS.map((one) => {
					const missing = panels.find(({ value }) => value === nameClient(one))?.missing;
					return missing && <li key={nameClient(one)}>{`${toTitle(one)}: ${missing}`}</li>;
				})}
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
	const [, ...others] = example?.providers ?? [];
	if (others.length === 0) return null;
	const names = others.map((id, index) => (
		<Fragment key={id}>
			{index > 0 && ", "}
			<code translate="no">{id}</code>
		</Fragment>
	));
	return (
		<p className={styles.others} data-without-script="">
			<Sentence
				text={wordsIn(locale).snippets.others}
				parts={{ field: <code translate="no">provider</code>, names: <>{names}</> }}
			/>
		</p>
	);
}

function toTitle({ language, client }: (typeof SNIPPET_CLIENTS)[number]): string {
	const name = LANGUAGE_NAMES[language];
	return name === client ? name : `${name} · ${client}`;
}
