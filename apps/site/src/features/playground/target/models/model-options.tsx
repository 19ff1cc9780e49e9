import { usePlayground } from "../../parts/playground-context.ts";
import { type ModelOption, OPTION_GROUPS } from "./list-options.ts";
import styles from "./models.module.css";
import { printFacts } from "./print-facts.ts";

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
	const { locale, words } = usePlayground();
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
									<span className={styles.facts}>
										{option.facts && printFacts(option.facts, words.models, locale)}
									</span>
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
