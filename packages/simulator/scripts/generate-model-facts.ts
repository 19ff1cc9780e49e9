import { MODELS, type Model } from "@pusula/tasks/models";
import { writeGenerated } from "@pusula/tools/generated-file";
import { HUB_MODELS } from "../src/state/hub-models.ts";

/** Writes what the model table says of models that providers refuse calls for. With `isCheck` nothing is written; see `writeGenerated`. */
export function writeModelFacts(isCheck: boolean): void {
	const chats = new Set(HUB_MODELS["conversational"]);
	const models: readonly Model[] = MODELS;
	const rows = models
		.toSorted((a, b) => (a.id < b.id ? -1 : 1))
		.map(({ id, maskToken, input, supports }): readonly [string, object] => [
			id,
			{
				...(maskToken !== undefined && { maskToken }),
				...(input?.required && { required: input.required }),
				...((supports?.strict || chats.has(id)) && { strict: supports?.strict ?? [] }),
			},
		])
		.filter(([, facts]) => Object.keys(facts).length > 0)
		.map(([id, facts]) => `\t${JSON.stringify(id)}: ${JSON.stringify(facts)},\n`);

	writeGenerated(
		{
			file: new URL("../src/generated/model-facts.ts", import.meta.url).pathname,
			from: "the model table",
			text: `import type { ModelNeeds } from "../rules/model-needs.ts";

/** What calls of models have to hold to, by their ids on the hub. */
export const MODEL_FACTS: Readonly<Record<string, ModelNeeds>> = {
${rows.join("")}};
`,
		},
		isCheck,
	);
}
