import { Check, Minus } from "lucide-react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { CodeBlock } from "../../../ui/code/code-block.tsx";
import { type CodeTab, nameClient, toCodeFileName } from "../code/clients.ts";
import { type ClientPanel, PANEL_FACTS, type PanelFact } from "../code/code-file.ts";
import styles from "./snippet-tabs.module.css";

/** Facts that are names or commands, and look like code. */
const AS_CODE: ReadonlySet<PanelFact> = new Set(["install", "token", "reads"]);

/** The code of a language: that of its first client that has any, with a choice of the others and its notes. */
export function LanguagePanel({
	tab,
	task,
	panels,
	locale,
}: {
	readonly tab: CodeTab;
	/** The called task, which names the file. */
	readonly task: string;
	/** The clients of the language. */
	readonly panels: readonly ClientPanel[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale);
	const offered = panels.filter(({ code }) => code);
	const shown = offered[0];
	return (
		<div className={styles.panel} data-block={words.code.block}>
			<CodeBlock
				code={shown?.code ?? []}
				label={shown?.title ?? tab.title}
				title={toCodeFileName(task, tab)}
				choice={
					tab.clients.length > 1 && <ClientSelect tab={tab} offered={offered} label={words.snippets.client} />
				}
				locale={locale}
			/>
			<details className={styles.fold}>
				<summary>{words.snippets.notesTitle}</summary>
				<dl className={styles.facts}>
					{PANEL_FACTS.map((fact) => (
						<div key={fact} data-fact={fact} hidden={shown?.facts[fact] === undefined}>
							<dt>{words.snippets.facts[fact]}</dt>
							<dd>
								{fact === "run" && <RunMark isRun={shown?.isRun ?? false} />}
								<span
									data-text=""
									className={AS_CODE.has(fact) ? styles.name : undefined}
									translate={AS_CODE.has(fact) ? "no" : undefined}
								>
									{shown?.facts[fact]}
								</span>
							</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	);
}

/** The clients of a language to choose from, handled by the page's script. */
function ClientSelect({
	tab,
	offered,
	label,
}: {
	readonly tab: CodeTab;
	readonly offered: readonly ClientPanel[];
	readonly label: string;
}) {
	return (
		<select
			className={styles.client}
			aria-label={label}
			data-client=""
			data-shown={offered[0]?.value}
			data-needs-script=""
			hidden={offered.length < 2}
			autoComplete="off"
			translate="no"
		>
			{tab.clients.map((one) => {
				const value = nameClient(one);
				const isMissing = !offered.some((panel) => panel.value === value);
				return (
					<option key={value} value={value} hidden={isMissing} disabled={isMissing}>
						{one.client}
					</option>
				);
			})}
		</select>
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
