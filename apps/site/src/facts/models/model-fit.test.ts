import { createSimulator } from "@pusula/simulator";
import {
	type CallableTask,
	CALLABLE_TASKS,
	type Example,
	type JsonValue,
	type Locale,
	LOCALES,
	TASK_EXAMPLES,
	TASK_IDS,
} from "@pusula/tasks";
import { knowsLanguage, type Model } from "@pusula/tasks/models";
import { describe, expect, test } from "vitest";
import { listAllExamples, toExampleCall } from "../../features/snippets/code/example-call.ts";
import { buildTaskData } from "../../features/playground/target/build-task-data.ts";
import { findModelFacts, toInputLocale } from "./model-facts.ts";

/** A model, and the example that a page or the playground gives it at first. */
interface Use {
	readonly where: string;
	readonly task: string;
	readonly locale: Locale;
	readonly model: string;
	readonly example: Example;
}

const ROWS: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;

const inPlayground: readonly Use[] = Object.entries(ROWS).flatMap(([task, { schemas }]) =>
	LOCALES.flatMap((locale) => {
		const [model = ""] = buildTaskData(task, locale).models;
		const example = TASK_EXAMPLES[schemas][toInputLocale(findModelFacts(model), locale)][0];
		return { where: "playground", task, locale, model, example };
	}),
);
const onPages: readonly Use[] = listAllExamples().flatMap(({ page, example }) =>
	example.providers.flatMap((provider) =>
		LOCALES.map((locale) => {
			const { task, model, inputLocale } = toExampleCall(page, example, provider, locale);
			const examples: readonly Example[] = TASK_EXAMPLES[CALLABLE_TASKS[task].schemas][inputLocale];
			const shown = examples.find((one) => one.page === page) ?? examples.find((one) => !one.page);
			if (!shown) throw new Error(`${page} shows no example.`);
			return { where: `${page} at ${provider}`, task, locale, model, example: shown };
		}),
	),
);
const USES = [...inPlayground, ...onPages];

/** Whether a task is called through the chat endpoint, which names its model in the body. */
const isChat = (task: string): boolean => ROWS[task]?.outputKind === "chat";

/** What is wrong with an example for a model: nothing, or a sentence for each fault. */
type Rule = (use: Use, model: Model) => string | undefined;

const RULES: Readonly<Record<string, Rule>> = {
	"was made for the task": ({ task }, { tasks }) => {
		const row = ROWS[task];
		const own = [row?.page, ...(row?.alsoCalls ?? []), ...(OTHER_TASKS[task] ?? [])];
		return tasks.some((one) => own.includes(one)) ? undefined : `is for ${tasks.join(", ")}`;
	},
	"can still be had": (_, { status }) => (status?.kind === "gone" ? "is gone" : undefined),
	"knows the language": ({ locale }, model) => {
		if (model.languages === "none") return undefined;
		const language = toInputLocale(model, locale);
		return knowsLanguage(model, language) === false ? `does not know ${language}` : undefined;
	},
	"takes words where there are some": ({ task, example }, { languages }) => {
		const { inputs, parameters } = fieldsOf(example.input);
		const isText = typeof inputs === "string" && !/\.(png|gif|mp4|wav)$/.test(inputs);
		const { prompt } = fieldsOf(parameters);
		const hasWords = isText || typeof prompt === "string" || isChat(task);
		return hasWords && languages === "none" ? "takes no words" : undefined;
	},
	"heeds the prompt": ({ example }, { supports }) =>
		"prompt" in fieldsOf(example.input["parameters"]) && supports?.prompt !== true
			? "is not known to take a prompt"
			: undefined,
	"heeds negative_prompt": ({ example }, { supports }) =>
		"negative_prompt" in fieldsOf(example.input["parameters"]) && supports?.negative_prompt !== true
			? "is not known to heed negative_prompt"
			: undefined,
	"has its mask": ({ task, example }, { maskToken }) => {
		if (task !== "fill-mask") return undefined;
		const { inputs } = example.input;
		return maskToken !== undefined && textOf(inputs).split(maskToken).length === 2
			? undefined
			: `wants ${maskToken}`;
	},
	"has its prefix": ({ example }, { prefix }) => {
		if (prefix?.passage === undefined) return undefined;
		const texts = [example.input["inputs"]].flat().map(textOf);
		const starts = [prefix.query, prefix.passage];
		return texts.every((text) => starts.some((start) => text.startsWith(start)))
			? undefined
			: "wants a prefix";
	},
	"gets its columns": ({ task, example }, { input }) => {
		if (!task.startsWith("tabular-")) return undefined;
		const given = Object.keys(fieldsOf(fieldsOf(example.input["inputs"])["data"]));
		return given.toSorted().join() === input?.columns?.toSorted().join()
			? undefined
			: `has the columns ${input?.columns?.join() ?? "of nobody knows"}`;
	},
	"gets its kind of sound": ({ task, example }, { input }) => {
		if (task !== "audio-to-audio") return undefined;
		const { inputs } = example.input;
		return input?.sound === "two-voices" && textOf(inputs).startsWith("mixture.")
			? undefined
			: "has no known kind of sound";
	},
	"gets a picture with writing on it, where that is what it reads": ({ task }, { input }) =>
		input?.picture === "text" && task !== "document-question-answering"
			? "reads writing, of which the example's picture has none"
			: undefined,
	"gets the parameters that it cannot do without": ({ example }, { input }) => {
		const given = Object.keys(fieldsOf(example.input["parameters"]));
		const missing = (input?.required ?? []).filter((name) => !given.includes(name));
		return missing.length > 0 ? `needs ${missing.join(", ")}` : undefined;
	},
	"gets its own names of languages": ({ locale, example }, { input }) => {
		const { src_lang: source, tgt_lang: target } = fieldsOf(example.input["parameters"]);
		if (source === undefined && target === undefined) return undefined;
		const codes = input?.languageCodes;
		const others = LOCALES.filter((one) => one !== locale).map((one) => codes?.[one]);
		return codes?.[locale] === source && others.some((code) => code === target)
			? undefined
			: "names them otherwise";
	},
	"gives these labels": ({ task, example }, { labels }) => {
		if (!LABELLED.includes(task)) return undefined;
		const rows = Array.isArray(example.output) ? example.output.map(fieldsOf) : [];
		const named = rows.map(({ label, entity_group }) => textOf(label ?? entity_group));
		const strange = named.filter((label) => !labels?.includes(label));
		return strange.length > 0 ? `is not known to give ${strange.join(", ")}` : undefined;
	},
	"puts labels into a sentence of their language": ({ task, locale, example }, model) => {
		if (!task.startsWith("zero-shot-") || toInputLocale(model, locale) === "en") return undefined;
		const { hypothesis_template: template } = fieldsOf(example.input["parameters"]);
		return textOf(template).includes("{}") ? undefined : "would put the labels into an English sentence";
	},
};

/** Tasks whose labels are the model's own. */
const LABELLED = [
	"audio-classification",
	"audio-to-audio",
	"image-classification",
	"image-segmentation",
	"object-detection",
	"text-classification",
	"token-classification",
];
/** Other tasks of the catalogue whose models do a task too. */
const OTHER_TASKS: Readonly<Record<string, readonly string[]>> = {
	conversational: ["text-generation", "image-text-to-text", "any-to-any"],
	"feature-extraction": ["sentence-similarity"],
	"sentence-similarity": ["feature-extraction"],
	"text-to-audio": ["text-to-speech"],
};

describe("every first model of a page or of the playground", () => {
	test("is looked at, for every task and language", () => {
		expect(new Set(inPlayground.map(({ task }) => task)).size).toBe(Object.keys(CALLABLE_TASKS).length);
		expect(onPages.length).toBeGreaterThan(TASK_IDS.length);
		const named = USES.map(({ model }) => model).filter((model) => model !== ""); // a task may have none yet
		expect(named.filter((model) => !findModelFacts(model))).toEqual([]);
	});

	test.each(Object.entries(RULES))("%s", (_, rule) => {
		const faults = USES.flatMap((use) => {
			const model = findModelFacts(use.model);
			const fault = model && rule(use, model);
			return fault ? [`${use.where}, ${use.task} (${use.locale}): ${use.model} ${fault}`] : [];
		});
		expect([...new Set(faults)]).toEqual([]);
	});
});

describe("the simulator knows the first call of the playground", () => {
	const sent = inPlayground.filter(
		({ task, model, example }) => listFiles(example.input).length === 0 && isServed(task, model),
	);

	test("for most tasks that take no file", () => {
		expect(new Set(sent.map(({ task }) => task)).size).toBeGreaterThan(13);
	});

	test.each(sent)("$task ($locale)", async ({ task, locale, model, example }) => {
		const pipeline = ["feature-extraction", "sentence-similarity"].includes(task) ? `/pipeline/${task}` : "";
		const path = isChat(task) ? "v1/chat/completions" : `hf-inference/models/${model}${pipeline}`;
		const sources: string[] = [];
		const simulator = createSimulator({ locale, onAnswer: (source) => sources.push(source) });
		const response = await simulator.fetch(`https://router.huggingface.co/${path}`, {
			method: "POST",
			headers: { authorization: "Bearer hf_key", "content-type": "application/json" },
			body: JSON.stringify({ ...(isChat(task) && { model }), ...example.input }),
		});
		expect([response.status, sources[0]]).toEqual([200, "example"]);
	});
});

/** Whether HF Inference serves the first model of a task, in the simulated hub. */
function isServed(task: string, model: string): boolean {
	return (
		isChat(task) ||
		listAllExamples().some(
			({ page, example }) =>
				example.task === task &&
				example.providers.includes("hf-inference") &&
				LOCALES.some((locale) => toExampleCall(page, example, "hf-inference", locale).model === model),
		)
	);
}

function fieldsOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
	return Object(value) as Readonly<Record<string, JsonValue>>; // fields of any value
}

function textOf(value: JsonValue | undefined): string {
	return typeof value === "string" ? value : JSON.stringify(value ?? "");
}

function listFiles(value: JsonValue): readonly string[] {
	if (typeof value === "string") return /\.(png|gif|mp4|wav)$/.test(value) ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listFiles) : [];
}
