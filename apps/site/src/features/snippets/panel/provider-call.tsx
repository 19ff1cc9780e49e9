import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import type { Locale } from "../../../lib/locale.ts";
import { CodeBlock } from "../../../ui/code/code-block.tsx";
import { Sentence } from "../../../ui/text/sentence.tsx";
import { CODE_TABS, toCodeFileName } from "../code/clients.ts";
import type { CodeFile } from "../code/code-file.ts";
import type { ExampleCall } from "../code/example-call.ts";
import styles from "./snippet-tabs.module.css";

/** A provider's call of an example with the first client that has code for it, where the code of the others is, and what has to be said of the model. */
export function ProviderCall({
	example,
	call,
	file,
	facts,
	locale,
}: {
	/** Name of the example in URLs. */
	readonly example: string;
	readonly call: ExampleCall;
	readonly file: CodeFile;
	/** What is known of the model, where the page does not say it elsewhere. */
	readonly facts?: ReactNode;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	const panel = file.ways[0]?.clients.find(({ code }) => code);
	const tab = CODE_TABS.find(({ language }) => panel?.value.startsWith(`${language}-`));
	if (!panel?.code || !tab) return undefined;
	return (
		<>
			<CodeBlock
				code={panel.code}
				label={panel.title}
				title={toCodeFileName(call.task, tab)}
				language={tab.languageName}
				locale={locale}
			/>
			<p className={styles.call}>
				<Sentence
					text={words.call}
					parts={{ model: <code translate="no">{file.model}</code>, provider: file.provider }}
				/>{" "}
				<a href={toFileHref(`/snippets/${locale}/${example}/${call.provider}.txt`)}>{words.allClients}</a>
			</p>
			{file.modelNote && <p className={styles.note}>{file.modelNote}</p>}
			{facts}
		</>
	);
}
