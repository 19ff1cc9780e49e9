import type { Provider } from "../src/types/provider.ts";
import { PROVIDER_FACTS } from "../src/generated/provider-facts.ts";
import { INFERENCE_PROVIDERS, type InferenceProvider, PROVIDERS } from "../src/generated/providers.ts";

const NOTE = "\\* only with a key of the provider: the platform does not carry it.";

/** The list of providers for the README: those that offer the same tasks share a row. */
export function printProviders(): string {
	const rows = new Map<string, string[]>();
	for (const id of INFERENCE_PROVIDERS) {
		const tasks = Object.keys(PROVIDERS[id].tasks).toSorted().join(", ");
		rows.set(tasks, [...(rows.get(tasks) ?? []), printId(id)]);
	}
	const lines = [...rows].map(([tasks, ids]) => `| ${ids.join(", ")} | ${tasks} |`);
	return ["| Provider | Tasks |", "| --- | --- |", ...lines, "", NOTE].join("\n");
}

/** A provider's id, and a star where only its own key is taken. */
function printId(id: InferenceProvider): string {
	const { clientSideOnly }: Provider = PROVIDERS[id];
	return clientSideOnly || PROVIDER_FACTS[id].lifecycle.status === "removed-upstream"
		? `\`${id}\`\\*`
		: `\`${id}\``;
}
