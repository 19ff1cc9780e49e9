import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { SHIPPED_PIECES, sumBytes } from "../../facts/local/shipped-pieces.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Fact, FactRows } from "../../ui/tables/fact-rows.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import styles from "./kept-models-page.module.css";

/** Keeps the line of a value that the script fills in. */
const EMPTY = "\u00a0";

export function AheadSection({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept.ahead;
	const bytes = sumBytes(SHIPPED_PIECES);
	return (
		<section>
			<Heading level={2} id="ahead" title={words.title} locale={locale} />
			<SectionLead>{words.lead}</SectionLead>
			<p className={styles.size} data-keep-text="">
				{fill(words.text, { size: toSizeWords(bytes, locale) })}
			</p>
			<Button data-keep="">{words.keep}</Button>
			<div className={styles.progress} data-keep-progress="" hidden>
				<progress max={bytes} value={0} aria-label={words.downloading} /> <span data-keep-count="" />{" "}
				<Button data-keep-cancel="">{words.cancel}</Button>
			</div>
		</section>
	);
}

export function StorageSection({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept;
	return (
		<section>
			<Heading level={2} id="storage" title={words.storage} locale={locale} />
			<FactRows>
				<Fact name={words.used}>
					<span data-used="">{EMPTY}</span>
				</Fact>
				<Fact name={words.available}>
					<span data-available="">{EMPTY}</span>
				</Fact>
			</FactRows>
			<div className={styles.estimate}>
				<SectionLead>{words.storageText}</SectionLead>
			</div>
			<p className={styles.size} data-persistence="">
				{words.persistence.unsafe}
			</p>
			<div className={styles.actions}>
				<Button data-persist="" hidden>
					{words.persistence.request}
				</Button>
				<Button data-remove-all="" hidden>
					{words.removeAll}
				</Button>
			</div>
		</section>
	);
}

/** A list that the script fills, and what replaces it while it is empty. */
export function KeptSection({
	id,
	title,
	text,
	locale,
	children,
}: {
	readonly id: "models" | "runtimes";
	readonly title: string;
	readonly text?: string;
	readonly locale: Locale;
	readonly children: ReactNode;
}) {
	return (
		<section>
			<Heading level={2} id={id} title={title} locale={locale} />
			{text && <SectionLead>{text}</SectionLead>}
			<ul role="list" className={styles.list} data-kept-list={id} />
			{children}
		</section>
	);
}
