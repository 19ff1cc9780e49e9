import { fill } from "../../../../lib/fill.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type ModelOption, OPTION_GROUPS } from "./list-options.ts";
import styles from "./models.module.css";

/** The suggestions of the model field, in groups, each model with what is known of it. */
export function ModelOptions({
	id,
	options,
	active,
	value,
	onChoose,
}: {
	/** Unique on the page. */
	readonly id: string;
	readonly options: readonly ModelOption[];
	/** Index of the option that the keys are at; -1 for none. */
	readonly active: number;
	readonly value: string;
	readonly onChoose: (model: string) => void;
}) {
	const { words } = usePlayground();
	const facts = useFactWords();
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
		<div id={id} role="listbox" aria-label={words.models.list} className={styles.list}>
			{OPTION_GROUPS.map((group) => {
				const shown = options.filter((option) => option.group === group);
				if (shown.length === 0) return undefined;
				return (
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
					<div key={group} role="group" aria-label={words.models.groups[group]}>
						<p role="presentation" className={styles.group}>
							{words.models.groups[group]}
						</p>
						{shown.map((option) => {
							const index = options.indexOf(option);
							return (
								// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are read by the field
								<div
									key={option.id}
									id={`${id}-${String(index)}`}
									// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
									role="option"
									tabIndex={-1}
									aria-selected={option.id === value}
									data-active={index === active || undefined}
									className={styles.option}
									onMouseDown={(event) => event.preventDefault()}
									onClick={() => onChoose(option.id)}
								>
									<span translate="no">{option.id}</span>
									<span className={styles.facts}>{facts(option)}</span>
								</div>
							);
						})}
					</div>
				);
			})}
			{options.length === 0 && <p className={styles.group}>{words.models.noMatch}</p>}
		</div>
	);
}

/** What the model table says of a model, in one line; empty for a model that it does not hold. */
function useFactWords(): (option: ModelOption) => string {
	const { locale, words } = usePlayground();
	const number = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
	return ({ facts }) => {
		if (!facts) return "";
		const { licence, parameters, contextLength, languages, gated } = facts;
		const parts = [
			parameters === undefined ? "" : fill(words.models.size, { count: number.format(parameters) }),
			contextLength === undefined
				? ""
				: fill(words.models.window, { count: contextLength.toLocaleString(locale) }),
			languages === "none" ? "" : toLanguageWords(languages, words.models),
			licence.name ?? "",
			gated ? words.models.gated : "",
		];
		return parts.filter((part) => part !== "").join(" · ");
	};
}

function toLanguageWords(
	languages: Exclude<NonNullable<ModelOption["facts"]>["languages"], "none">,
	words: { readonly languages: string },
): string {
	if ("tags" in languages) return languages.tags.slice(0, 4).join(", ");
	return languages.count === undefined ? "" : fill(words.languages, { count: languages.count });
}
