import type { Provider, ProviderFacts } from "../src/types/provider.ts";
import { PROVIDER_FACTS } from "../src/registry/generated/provider-facts.ts";
import {
	INFERENCE_PROVIDERS,
	type InferenceProvider,
	PROVIDERS,
} from "../src/registry/generated/providers.ts";

const KEY_NOTE = "\\* only with a key of the provider: the platform does not carry it.";
const TASK_NOTE =
	"† a call that the client knows, but not among the tasks that the provider has current models for (`servedTasks` of `PROVIDER_FACTS`, with source and date); an endpoint of your own may have one.";

/** The list of providers for the README: those that offer the same tasks share a row, tasks that a provider dropped have a mark. */
export function printProviders(): string {
	const rows = new Map<string, string[]>();
	for (const id of INFERENCE_PROVIDERS) {
		const { servedTasks }: ProviderFacts = PROVIDER_FACTS[id];
		const served: readonly string[] | undefined = servedTasks?.tasks;
		const tasks = Object.keys(PROVIDERS[id].tasks)
			.toSorted()
			.map((task) => (served?.includes(task) === false ? `${task}†` : task))
			.join(", ");
		rows.set(tasks, [...(rows.get(tasks) ?? []), printId(id)]);
	}
	const lines = [...rows].map(([tasks, ids]) => `| ${ids.join(", ")} | ${tasks} |`);
	return ["| Provider | Tasks |", "| --- | --- |", ...lines, "", KEY_NOTE, "", TASK_NOTE].join("\n");
}

/** A provider's id, and a star where only its own key is taken. */
function printId(id: InferenceProvider): string {
	const { clientSideOnly }: Provider = PROVIDERS[id];
	return clientSideOnly || PROVIDER_FACTS[id].lifecycle.status === "removed-upstream"
		? `\`${id}\`\\*`
		: `\`${id}\``;
}
