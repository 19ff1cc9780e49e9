import { useToolWords } from "../../parts/tool-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type Scenario, SCENARIO_GROUPS } from "../catalogue.ts";
import styles from "../models/models.module.css";

/** Everything that may go wrong, in groups, and first that nothing does. */
export function ScenarioOptions({
	id,
	options,
	active,
	value,
	onChoose,
}: {
	/** Unique on the page. */
	readonly id: string;
	/** In the order of their groups. */
	readonly options: readonly Scenario[];
	/** Index of the option that the keys are at; -1 for none, and the first is that nothing goes wrong. */
	readonly active: number;
	readonly value: string;
	readonly onChoose: (scenario: string) => void;
}) {
	const { words } = usePlayground();
	const { scenarios } = useToolWords();
	const option = (scenario: string, title: string, index: number) => (
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are read by the field
		<div
			key={scenario}
			id={`${id}-${String(index)}`}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
			role="option"
			tabIndex={-1}
			aria-selected={scenario === value}
			data-active={index === active || undefined}
			data-id={scenario}
			className={styles.option}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => onChoose(scenario)}
		>
			{title}
		</div>
	);
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
		<div id={id} role="listbox" aria-label={words.scenario} className={styles.list}>
			{option("", words.noScenario, 0)}
			{SCENARIO_GROUPS.map((group) => {
				const shown = options.filter((one) => one.group === group);
				if (shown.length === 0) return undefined;
				return (
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
					<div key={group} role="group" aria-label={scenarios.groups[group]}>
						<p role="presentation" className={styles.group}>
							{scenarios.groups[group]}
						</p>
						{shown.map((one) => option(one.id, one.title, options.indexOf(one) + 1))}
					</div>
				);
			})}
			{options.length === 0 && <p className={styles.group}>{scenarios.none}</p>}
		</div>
	);
}
