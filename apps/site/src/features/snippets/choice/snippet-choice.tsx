import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { toTaskName } from "../../../facts/tasks/task-name.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type CodeFile, nameProvider } from "../code/code-file.ts";
import type { Example } from "../code/example-call.ts";
import styles from "./snippet-choice.module.css";

/** Form for the choice of call, provider and route, handled by the page's script. Hidden without one. */
export function SnippetChoice({
	examples,
	file,
	locale,
}: {
	readonly examples: readonly Example[];
	/** The initial choice. */
	readonly file: CodeFile;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).snippets;
	const routes = [true, false].map((routed) => ({
		value: routed ? "routed" : "direct",
		title: routed ? words.routes.routed : words.routes.direct,
		isHidden: !file.ways.some((way) => way.routed === routed),
	}));
	return (
		<>
			<details className={styles.fold} data-needs-script="">
				<summary>{words.form}</summary>
				<form
					className={styles.choice}
					aria-label={words.form}
					data-snippet-choice=""
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
					<ProviderSelect examples={examples} locale={locale} />
					<Segments name="route" legend={words.route} options={routes} />
					<label className={styles.check} hidden={!file.ways.some(({ stream }) => stream)} data-stream="">
						<input type="checkbox" name="stream" value="1" />
						<span>{words.stream}</span>
					</label>
				</form>
			</details>
			<output className={styles.status} data-choice-status="" />
		</>
	);
}

/** Every provider of any of the examples; those of the first one can be chosen at first. */
function ProviderSelect({
	examples,
	locale,
}: {
	readonly examples: readonly Example[];
	readonly locale: Locale;
}) {
	const first: readonly string[] = examples[0]?.providers ?? [];
	const ids = [...new Set(examples.flatMap(({ providers }) => providers))];
	const offering = (provider: string): readonly Example[] =>
		examples.filter(({ providers }) => providers.includes(provider));
	return (
		<label>
			<span className={styles.legend}>{wordsIn(locale).snippets.provider}</span>
			<select className={styles.select} name="provider" defaultValue={first[0]}>
				{ids.map((provider) => (
					<option
						key={provider}
						value={provider}
						data-examples={offering(provider)
							.map(({ id }) => id)
							.join(" ")}
						hidden={!first.includes(provider)}
						disabled={!first.includes(provider)}
					>
						{nameProvider(provider, locale)}
					</option>
				))}
			</select>
		</label>
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
