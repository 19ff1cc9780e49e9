import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import {
	countModelBytes,
	listSmallModelUrls,
	SMALL_MODEL,
	SMALL_MODEL_FOLDER,
} from "../../facts/small-model.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/file-href.ts";
import { toHref } from "../../lib/paths.ts";
import { SHIPPED_PARTS } from "../../lib/runtime-files.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact, FactRows } from "../../ui/fact-rows.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Lead } from "../../ui/lead.tsx";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/reference-pages.ts";
import { toReferenceSide } from "../../facts/reference-side.ts";
import { Pager } from "../../ui/pager.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { SectionLead } from "../../ui/section-lead.tsx";
import type { ShippedFiles } from "./keep-shipped.ts";
import styles from "./kept-models-page.module.css";

/** What the page's script needs to know of models: their facts in one line, by id. */
export type ModelLines = Readonly<Record<string, string>>;

/** Bytes of what runs the models that come with the site, the language data among them. */
const SHIPPED_BYTES = SHIPPED_PARTS.reduce((sum, { bytes }) => sum + bytes, 0);

/** Keeps the line of a value that the script fills in. */
const EMPTY = "\u00a0";

/** Lists what this device keeps of models, and deletes it. Its script fills the lists from the browser's storage. */
export function KeptModelsPage({ locale, models }: { readonly locale: Locale; readonly models: ModelLines }) {
	const words = wordsIn(locale).onDevice.kept;
	const sections = [
		{ id: "models", title: words.models },
		{ id: "runtimes", title: words.runtimes },
		{ id: "ahead", title: words.ahead.title },
		{ id: "storage", title: words.storage },
	];
	const lead = (
		<>
			<Breadcrumbs
				crumbs={listReferenceCrumbs(locale)}
				current={{ title: words.title, route: "/models-on-device/" }}
				locale={locale}
			/>
			<Lead title={words.title}>{words.lead}</Lead>
		</>
	);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/models-on-device/", locale)}
			sections={sections}
			lead={lead}
		>
			<p data-without-script="">{words.withoutScript}</p>
			<p data-refused="" hidden>
				{words.refused}
			</p>
			<div
				data-kept-models=""
				data-words={JSON.stringify(words)}
				data-models={JSON.stringify(models)}
				data-model-urls={JSON.stringify(listSmallModelUrls())}
				data-shipped={JSON.stringify(toShippedFiles())}
				data-needs-script=""
				data-pending=""
			>
				<output className={styles.report} tabIndex={-1} data-report="" />
				<KeptSection id="models" title={words.models} locale={locale}>
					<p data-empty="">
						{words.noModels} <a href={toHref("/tasks/", locale)}>{words.tasks}</a>
					</p>
				</KeptSection>
				<KeptSection id="runtimes" title={words.runtimes} text={words.runtimesText} locale={locale}>
					<p data-empty="">{words.noRuntimes}</p>
				</KeptSection>
				<AheadSection locale={locale} />
				<StorageSection locale={locale} />
				<Entry locale={locale} />
				<Confirmation locale={locale} />
			</div>
			<Pager {...findReferenceNeighbours("/models-on-device/", locale)} locale={locale} />
		</ReadingFrame>
	);
}

/** Files of the model that comes with the site, for the page's script. */
function toShippedFiles(): ShippedFiles {
	const { id, files } = SMALL_MODEL;
	return { model: id, folder: toFileHref(SMALL_MODEL_FOLDER), paths: Object.keys(files) };
}

function AheadSection({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept.ahead;
	const bytes = SHIPPED_BYTES + countModelBytes();
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

function StorageSection({ locale }: { readonly locale: Locale }) {
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
			<SectionLead>{words.storageText}</SectionLead>
			<Button data-remove-all="" hidden>
				{words.removeAll}
			</Button>
		</section>
	);
}

/** A list that the script fills, and what replaces it while it is empty. */
function KeptSection({
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

/** One kept thing, to be copied by the script. */
function Entry({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept;
	return (
		<template data-kept-entry="">
			<li className={styles.entry}>
				<div>
					<strong translate="no" data-name="" />
					<span className={styles.facts} data-line="" />
					<span className={styles.facts} data-size="" />
				</div>
				<div className={styles.actions}>
					<Button data-check="">{words.check}</Button>
					<Button data-remove="">{words.remove}</Button>
				</div>
			</li>
		</template>
	);
}

function Confirmation({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept;
	return (
		<dialog className={styles.dialog} data-confirmation="" aria-labelledby="confirm-title">
			<form method="dialog">
				<p id="confirm-title" className={styles.question} data-question="" />
				<p data-consequence="" />
				<div className={styles.choices}>
					<Button type="submit" value="">
						{words.cancel}
					</Button>
					<Button type="submit" value="agreed" data-agree="">
						{words.remove}
					</Button>
				</div>
			</form>
		</dialog>
	);
}
