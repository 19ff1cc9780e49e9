import { PROVIDERS } from "@pusula/inference";
import { MODALITIES, type ModalityEntry, type Task, TASK_IDS, TASKS } from "@pusula/tasks";
import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { MODALITY_COLOURS } from "../../facts/tasks/modality-colours.ts";
import { toTaskRoute } from "../../facts/tasks/task-order.ts";
import { CONTENT_ID } from "../../lib/urls/content-id.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { SearchBox } from "../../ui/fields/search-box.tsx";
import { Sentence } from "../../ui/text/sentence.tsx";
import { Tick } from "../../ui/text/tick.tsx";
import { Dial } from "./dial.tsx";
import styles from "./home-page.module.css";

/** The home page: title, search field, a task's example, links to the main sections, and the tasks of each modality. */
export function HomePage({
	task,
	locale,
	thumbs,
	children,
}: {
	/** The task of the example. */
	readonly task: Task;
	readonly locale: Locale;
	/** A small picture for each modality. */
	readonly thumbs: Readonly<Partial<Record<ModalityEntry["id"], ReactNode>>>;
	/** Its example and the code of its call. */
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale).home;
	return (
		<div className={styles.page}>
			<div className={styles.hero}>
				<div>
					<h1 id={CONTENT_ID} tabIndex={-1}>
						{words.title}
					</h1>
					<p className={styles.lead}>{words.lead}</p>
					<SearchBox locale={locale} label={words.searchLabel} button={words.searchButton} />
					<Examples locale={locale} />
				</div>
				<Dial locale={locale} />
			</div>
			<section className={styles.example} aria-labelledby="from-example">
				<h2 id="from-example">{words.example.title}</h2>
				<p>
					<Sentence
						text={words.example.text}
						parts={{ task: <a href={toHref(toTaskRoute(task.id), locale)}>{task.names[locale]}</a> }}
					/>
				</p>
				{children}
			</section>
			<Ways locale={locale} />
			<section className={styles.modalities} aria-labelledby="modalities">
				<div>
					<h2 id="modalities">{words.modalities}</h2>
					<p>{words.modalitiesText}</p>
				</div>
				<ul role="list">
					{MODALITIES.map((modality) => (
						<ModalityItem key={modality.id} modality={modality} thumb={thumbs[modality.id]} locale={locale} />
					))}
				</ul>
			</section>
		</div>
	);
}

function Examples({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).home;
	return (
		<p className={styles.examples}>
			{words.try}:{" "}
			{words.examples.map((example, index) => (
				<span key={example}>
					{index > 0 && ", "}
					<a href={`${toHref("/search/", locale)}?${new URLSearchParams({ q: example })}`}>{example}</a>
				</span>
			))}
		</p>
	);
}

/** The ways into the site, in order of what most readers come for. */
const WAYS = [
	{ route: "/docs/transformers/", word: "transformers" },
	{ route: "/tasks/", word: "tasks" },
	{ route: "/docs/", word: "docs" },
	{ route: "/providers/", word: "providers" },
	{ route: "/playground/", word: "playground" },
	{ route: "/metrics/", word: "metrics" },
] as const;

function Ways({ locale }: { readonly locale: Locale }) {
	const { ways } = wordsIn(locale).home;
	const counts = { tasks: TASK_IDS.length, providers: Object.keys(PROVIDERS).length };
	return (
		<ul role="list" className={styles.ways}>
			{WAYS.map(({ route, word }) => (
				<li key={route}>
					<h2>
						<a href={toHref(route, locale)}>{ways[word].title}</a>
					</h2>
					<p>{fill(ways[word].text, counts)}</p>
				</li>
			))}
		</ul>
	);
}

function ModalityItem({
	modality,
	thumb,
	locale,
}: {
	readonly modality: ModalityEntry;
	readonly thumb: ReactNode;
	readonly locale: Locale;
}) {
	const { home, modalities } = wordsIn(locale);
	const count = Object.values(TASKS).filter((task) => task.modality === modality.id).length;
	return (
		<li>
			{thumb}
			<Tick color={MODALITY_COLOURS[modality.id]} />
			<div>
				<a href={`${toHref("/tasks/", locale)}#${modality.id}`}>{modality.names[locale]}</a>
				<p>{modalities[modality.id]}</p>
			</div>
			<span className={styles.count}>{fill(home.taskCount, { count })}</span>
		</li>
	);
}
