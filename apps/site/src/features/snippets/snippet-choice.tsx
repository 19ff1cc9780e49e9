import { ChevronDown } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { toTaskName } from "../../facts/task-name.ts";
import type { Locale } from "../../lib/locale.ts";
import { type CodeFile, nameProvider } from "./code-file.ts";
import type { Example } from "./example-call.ts";
import styles from "./snippet-choice.module.css";

type ProviderMark = ComponentType<{ readonly id: string; readonly name: string }>;

/** Form for the choice of call, provider and route, handled by the page's script. Hidden without one. */
export function SnippetChoice({
	examples,
	file,
	locale,
	Mark,
}: {
	readonly examples: readonly Example[];
	/** The initial choice. */
	readonly file: CodeFile;
	readonly locale: Locale;
	readonly Mark: ProviderMark;
}) {
	const words = wordsIn(locale).snippets;
	const routes = [true, false].map((routed) => ({
		value: routed ? "routed" : "direct",
		title: routed ? words.routes.routed : words.routes.direct,
		isHidden: !file.ways.some((way) => way.routed === routed),
	}));
	return (
		<form
			className={styles.choice}
			aria-label={words.form}
			data-snippet-choice=""
			data-needs-script=""
			data-shown={words.shown}
			data-loading={words.loading}
			data-failed={words.failed}
			autoComplete="off"
		>
			<Segments
				name="example"
				legend={words.kind}
				options={examples.map(({ id, task }) => ({ value: id, title: toTaskName(task, locale) }))}
			/>
			<ProviderMenu examples={examples} shown={file.provider} locale={locale} Mark={Mark} />
			<Segments name="route" legend={words.route} options={routes} />
			<label className={styles.check} hidden={!file.ways.some(({ stream }) => stream)} data-stream="">
				<input type="checkbox" name="stream" value="1" />
				<span>{words.stream}</span>
			</label>
			<output className={styles.status} />
		</form>
	);
}

/** Every provider of any of the examples; those of the first one can be chosen at first. */
function ProviderMenu({
	examples,
	shown,
	locale,
	Mark,
}: {
	readonly examples: readonly Example[];
	/** Name of the provider chosen at first. */
	readonly shown: string;
	readonly locale: Locale;
	readonly Mark: ProviderMark;
}) {
	const words = wordsIn(locale).snippets;
	const first: readonly string[] = examples[0]?.providers ?? [];
	const ids = [...new Set(examples.flatMap(({ providers }) => providers))];
	const offering = (provider: string): readonly Example[] =>
		examples.filter(({ providers }) => providers.includes(provider));
	return (
		<details className={styles.menu} data-menu="">
			<summary>
				<span className={styles.legend}>{words.provider}</span>
				<span className={styles.chosen} data-chosen="">
					<Mark id={first[0] ?? ""} name={shown} />
					<span>{shown}</span>
				</span>
				<ChevronDown aria-hidden="true" focusable="false" />
			</summary>
			<fieldset className={styles.providers}>
				<legend>{words.provider}</legend>
				{ids.map((provider) => (
					<label key={provider} hidden={!first.includes(provider)}>
						<input
							type="radio"
							name="provider"
							value={provider}
							data-examples={offering(provider)
								.map(({ id }) => id)
								.join(" ")}
							defaultChecked={provider === first[0]}
							disabled={!first.includes(provider)}
						/>
						<span className={styles.chosen} data-name="">
							<Mark id={provider} name={nameProvider(provider, locale)} />
							<span>{nameProvider(provider, locale)}</span>
						</span>
					</label>
				))}
			</fieldset>
		</details>
	);
}

/** A few options side by side; not shown where there is nothing to choose. */
function Segments({
	name,
	legend,
	options,
}: {
	readonly name: string;
	readonly legend: string;
	readonly options: readonly {
		readonly value: string;
		readonly title: string;
		readonly isHidden?: boolean;
	}[];
}): ReactNode {
	const offered = options.filter(({ isHidden = false }) => !isHidden);
	return (
		<fieldset className={styles.segments} hidden={offered.length < 2} data-segments={name}>
			<legend className={styles.legend}>{legend}</legend>
			<div>
				{options.map(({ value, title, isHidden = false }) => (
					<label key={value} hidden={isHidden}>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === offered[0]?.value}
							disabled={isHidden}
						/>
						<span>{title}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
