import { useId } from "react";
import { type Catalogue, listProvidersOf } from "./catalogue.ts";
import type { PlaygroundState } from "./playground-state.ts";
import styles from "./playground.module.css";
import { usePlayground } from "./playground-context.ts";

/** Which task, which provider, which model, and what goes wrong on purpose. */
export function TargetFields({
	catalogue,
	state,
	models,
	onChange,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly models: readonly string[];
	readonly onChange: (changed: Partial<PlaygroundState>) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const providers = listProvidersOf(catalogue, state.task);
	return (
		<div className={styles.target}>
			<Choice
				label={words.task}
				value={state.task}
				options={catalogue.tasks.map((task) => ({ value: task.id, title: task.name }))}
				onChange={(task) => onChange({ task })}
			/>
			<Choice
				label={words.provider}
				value={state.provider}
				options={providers.map((provider) => ({ value: provider.id, title: provider.name }))}
				onChange={(provider) => onChange({ provider })}
			/>
			<label className={styles.choice}>
				<span>{words.model}</span>
				<input
					type="text"
					list={id}
					value={state.model}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					translate="no"
					onChange={(event) => onChange({ model: event.target.value })}
				/>
				<datalist id={id}>
					{models.map((model) => (
						<option key={model} value={model}>
							{model}
						</option>
					))}
				</datalist>
			</label>
			<Choice
				label={words.scenario}
				value={state.scenario}
				options={[
					{ value: "", title: words.noScenario },
					...catalogue.scenarios.map((scenario) => ({ value: scenario.id, title: scenario.title })),
				]}
				onChange={(scenario) => onChange({ scenario })}
			/>
		</div>
	);
}

function Choice({
	label,
	value,
	options,
	onChange,
}: {
	readonly label: string;
	readonly value: string;
	readonly options: readonly { readonly value: string; readonly title: string }[];
	readonly onChange: (value: string) => void;
}) {
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<select value={value} onChange={(event) => onChange(event.target.value)}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.title}
					</option>
				))}
			</select>
		</label>
	);
}
