import { wordsIn } from "../../../messages/words.ts";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { CheckField, FilterField, TextField } from "../../ui/fields/fields.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { WrappedPre } from "../../ui/code/wrapped-pre.tsx";
import styles from "./chat-template-page.module.css";
import { toSegments } from "./prompt-segments.ts";
import { renderTemplate } from "./render-template.ts";
import { SAMPLE_TEMPLATES, type SampleTemplate } from "./sample-templates.ts";

/** The laboratory for chat templates: a template, messages, and the exact prompt they make. */
export function ChatTemplatePage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale);
	const { chatTemplate } = words;
	return (
		<ReadingFrame
			isWide
			locale={locale}
			side={toReferenceSide("/chat-template/", locale)}
			lead={
				<>
					<Breadcrumbs
						crumbs={listReferenceCrumbs(locale)}
						current={{ title: chatTemplate.title, route: "/chat-template/" }}
						withMenu={false}
						locale={locale}
					/>
					<Lead title={chatTemplate.title}>
						<WordsWithCode text={chatTemplate.lead} />
					</Lead>
				</>
			}
		>
			<Laboratory locale={locale} />
			<p className={styles.note}>
				<WordsWithCode text={chatTemplate.note} />
			</p>
			<Pager {...findReferenceNeighbours("/chat-template/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

function Laboratory({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).chatTemplate;
	const [sample] = SAMPLE_TEMPLATES;
	if (!sample) return undefined;
	const messages = JSON.stringify(words.sampleMessages, null, 2);
	return (
		<div className={styles.laboratory} data-chat-template="" data-words={JSON.stringify(words)}>
			<form className={styles.form} aria-label={words.form} autoComplete="off">
				<div className={styles.row}>
					<FilterField
						name="sample"
						label={words.sample}
						all={words.own}
						options={SAMPLE_TEMPLATES.map(({ id, name }) => ({ value: id, title: name }))}
					/>
				</div>
				<LongText name="template" label={words.template} value={sample.template} rows={10} />
				<LongText name="messages" label={words.messages} value={messages} rows={12} />
				<div className={styles.row}>
					<TextField name="startSign" label={words.startSign} />
					<TextField name="endSign" label={words.endSign} />
					<CheckField name="addGenerationPrompt" value="1" label={words.addGenerationPrompt} />
				</div>
			</form>
			<FirstPrompt sample={sample} locale={locale} />
		</div>
	);
}

function LongText({
	name,
	label,
	value,
	rows,
}: {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly rows: number;
}) {
	return (
		<div className={styles.text}>
			<label htmlFor={name}>{label}</label>
			<textarea
				id={name}
				name={name}
				rows={rows}
				defaultValue={value}
				spellCheck={false}
				translate="no"
				aria-describedby={`${name}-problem`}
			/>
			<output id={`${name}-problem`} className={styles.problem} data-problem={name} />
		</div>
	);
}

/** The prompt of the first sample, as the page shows it before anything is typed and without a script. */
function FirstPrompt({ sample, locale }: { readonly sample: SampleTemplate; readonly locale: Locale }) {
	const words = wordsIn(locale).chatTemplate;
	const result = renderTemplate({
		template: sample.template,
		messages: words.sampleMessages,
		addGenerationPrompt: true,
		startSign: sample.startSign,
		endSign: sample.endSign,
	});
	if (result.kind !== "prompt") throw new Error(`The first sample template fails: ${JSON.stringify(result)}`);
	return (
		<section className={styles.result} aria-label={words.prompt}>
			<h2>{words.prompt}</h2>
			<output className={styles.count} data-count="">
				{fill(words.count, { count: result.prompt.length })}
			</output>
			<WrappedPre tall label={words.prompt} data-prompt="">
				{toSegments(result.prompt).map(({ kind, text, start }) =>
					kind === "special" ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
				)}
			</WrappedPre>
			<ul role="list" className={styles.warnings} data-warnings="" />
		</section>
	);
}
