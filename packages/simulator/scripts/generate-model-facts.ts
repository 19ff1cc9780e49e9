import { LOCALES, type TaskId } from "@pusula/tasks";
import { knowsLanguage, type Model, MODELS } from "@pusula/tasks/models";
import { writeGenerated } from "@pusula/tools/generated-file";
import type { ModelFacts } from "../src/state/model-facts.ts";
import { HUB_MODELS } from "../src/state/hub-models.ts";

/**
 * Writes what the model table says of models that answers and refusals rest on. Of a model that the hub does not list,
 * languages alone make no row: a caller who adds such a model says them (`modelFacts`). With `isCheck` nothing is written; see
 * `writeGenerated`.
 */
export function writeModelFacts(isCheck: boolean): void {
	const rows = MODELS.toSorted((a, b) => (a.id < b.id ? -1 : 1))
		.map((model) => [model.id, toFacts(model)] as const)
		.filter(([id, facts]) => Object.keys(facts).some((name) => name !== "lacks" || SERVED.has(id)))
		.map(([id, facts]) => `\t${JSON.stringify(id)}: ${JSON.stringify(facts)},\n`);

	writeGenerated(
		{
			file: new URL("../src/rules/generated/model-facts.ts", import.meta.url).pathname,
			from: "the model table",
			text: `import type { ModelFacts } from "../../state/model-facts.ts";

/** What is known of models, by their ids on the hub. */
export const MODEL_FACTS: Readonly<Record<string, ModelFacts>> = {
${rows.join("")}};
`,
		},
		isCheck,
	);
}

/** Every model that the hub lists. */
const SERVED = new Set(Object.values(HUB_MODELS).flat());

const CHATS = new Set(HUB_MODELS["conversational"]);

/** Tasks whose labels are the model's own. */
const LABELLED: readonly TaskId[] = [
	"audio-classification",
	"audio-to-audio",
	"image-classification",
	"image-segmentation",
	"object-detection",
	"text-classification",
	"token-classification",
];

/** Tasks whose models take pictures beside texts. */
const WITH_PICTURES: readonly TaskId[] = ["any-to-any", "image-text-to-text"];

function toFacts(model: Model): ModelFacts {
	const { id, tasks, maskToken, prefix, labels, dimensions, input, supports } = model;
	const lacks = LOCALES.filter((locale) => knowsLanguage(model, locale) === false);
	const does = (wanted: readonly TaskId[]): boolean => tasks.some((task) => wanted.includes(task));
	const isTextOnly = does(["text-generation"]) && !does(WITH_PICTURES) && supports?.pictures !== true;
	return {
		...(lacks.length > 0 && { lacks }),
		...(input?.language && { reads: input.language }),
		...(maskToken !== undefined && { maskToken }),
		...(prefix && { prefixes: Object.values(prefix) }),
		...(does(LABELLED) && { labels: labels ?? [] }),
		...(dimensions !== undefined && { dimensions }),
		...(isTextOnly && { isTextOnly }),
		...(input?.required && { required: input.required }),
		...(input?.languageCodes && { languageCodes: input.languageCodes }),
		...((supports?.strict || CHATS.has(id)) && { strict: supports?.strict ?? [] }),
	};
}
