import {
	type ClientTask,
	type InferenceProvider,
	type Provider,
	PROVIDER_FACTS,
	type ProviderFacts,
	PROVIDERS,
} from "@pusula/inference";

/** Tasks whose calls the client knows for a provider: those that it has models for, and those that it has no current ones for. */
export interface TasksOfProvider {
	readonly served: readonly ClientTask[];
	readonly unserved: readonly ClientTask[];
	/** ISO day of the source that names the served ones; undefined where none leaves any out. */
	readonly date: string | undefined;
}

/** The tasks of a provider, apart from those that it dropped. */
export function splitTasks(id: InferenceProvider): TasksOfProvider {
	const provider: Provider = PROVIDERS[id];
	const { servedTasks }: ProviderFacts = PROVIDER_FACTS[id];
	const tasks = Object.keys(provider.tasks) as ClientTask[]; // keys of a provider's table
	const isServed = (task: ClientTask): boolean => servedTasks?.tasks.includes(task) ?? true;
	return {
		served: tasks.filter(isServed),
		unserved: tasks.filter((task) => !isServed(task)),
		date: servedTasks?.date,
	};
}
