import { listEndpointTasks } from "./state/endpoint-tasks.ts";
import type { EndpointForm } from "./state/access.ts";
import { type Catalogue, listProvidersOf } from "./state/catalogue.ts";
import type { PlaygroundState } from "./state/playground-state.ts";
import styles from "./target.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import { SelectField } from "../parts/select-field.tsx";
import { ModelField } from "./models/model-field.tsx";
import { POLICIES, readPolicy, withPolicy } from "./models/policy.ts";
import type { ModelList } from "./models/use-model-list.ts";
import { ScenarioField } from "./scenarios/scenario-field.tsx";

/** Choice of task, provider, model, and of a failure on purpose. */
export function TargetFields({
	catalogue,
	state,
	form,
	list,
	onChange,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	/** Choice of the API of the reader's own server. */
	readonly form: EndpointForm;
	readonly list: ModelList;
	readonly onChange: (changed: Partial<PlaygroundState>) => void;
}) {
	const { words } = usePlayground();
	const { connection, task, provider, model, scenario } = state;
	const isEndpoint = connection === "endpoint";
	const hasProvider = connection === "simulated" || connection === "key";
	const tasks = isEndpoint ? listEndpointTasks(catalogue, form) : catalogue.tasks;
	const providers = listProvidersOf(catalogue, task);
	const hasPolicies = provider === "auto" && tasks.find(({ id }) => id === task)?.hasPolicies;
	return (
		<div className={styles.target} data-target-fields="">
			<SelectField
				label={words.task}
				value={task}
				options={tasks.map(({ id, name }) => ({ value: id, title: name }))}
				onChange={(chosen) => onChange({ task: chosen })}
			/>
			{hasProvider && (
				<SelectField
					label={words.provider}
					value={provider}
					options={providers.map(({ id, name }) => ({ value: id, title: name }))}
					onChange={(chosen) => onChange({ provider: chosen })}
				/>
			)}
			<ModelField value={model} list={list} onChange={(typed) => onChange({ model: typed })} />
			{connection === "key" && hasPolicies && (
				<SelectField
					label={words.connection.policy}
					value={readPolicy(model)}
					options={POLICIES.map((policy) => ({
						value: policy,
						title: words.connection.policies[policy],
					}))}
					onChange={(policy) => onChange({ model: withPolicy(model, policy) })}
				/>
			)}
			{connection === "simulated" && (
				<ScenarioField value={scenario} onChange={(chosen) => onChange({ scenario: chosen })} />
			)}
		</div>
	);
}
