import type { JsonSchema } from "@pusula/tasks";
import type { PictureSize } from "../parts/picture-size.ts";
import { type Catalogue, isShippedModel, type LocalTarget } from "./state/catalogue.ts";

/** What a task takes, and the example that its form begins with. */
export interface TaskData {
	readonly input: JsonSchema;
	/** Fields of the example call; files are in `files`. */
	readonly example: object;
	/** URL of the example's file, by the path of its field. */
	readonly files: Readonly<Record<string, string>>;
	/** Width and height in pixels of those that are pictures, by URL; of the replacing ones too. */
	readonly pictures: Readonly<Record<string, PictureSize>>;
	/** Language of the example's texts, where that is not the page's. */
	readonly language?: string;
	/** What replaces those for models of another language, mask, beginning or names of languages. */
	readonly fitted: readonly FittedExample[];
	/** What replaces those for the model that comes with the site; absent where it takes the same ones. */
	readonly shipped?: { readonly example?: object; readonly files?: Readonly<Record<string, string>> };
	/** URLs of the files that the example results in, by task and name; the simulator responds with them. */
	readonly results: Readonly<Record<string, string>>;
	/** Models worth trying, best first. */
	readonly models: readonly string[];
	/** Values that models are known to take, by model and path of the field. */
	readonly choices: Readonly<Record<string, FieldChoices>>;
}

/** An example that fits models which the first one does not. */
export interface FittedExample extends Pick<TaskData, "example" | "files"> {
	/** Language of its texts, where that is not the page's. */
	readonly language?: string;
	/** Ids of the models. */
	readonly models: readonly string[];
}

/** Values to choose from, by the path of the field. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>;

/** Whether a task's model reads text that is typed, beside files or alone. */
export function readsText({ example, files }: Pick<TaskData, "example" | "files">): boolean {
	return "messages" in example || ("inputs" in example && !("inputs" in files));
}

/** A task's data with the example that a model of the reader's browser is tried on. */
export function withLocalExample(catalogue: Catalogue, target: LocalTarget, data: TaskData): TaskData {
	const { shipped, language: _other, ...rest } = data;
	return shipped && isShippedModel(catalogue, target) ? { ...rest, shipped, ...shipped } : data;
}

/** A task's data with the example that fits a model; that of the first model where nothing is known of it. */
export function withFittedExample(data: TaskData, model: string): TaskData {
	const id = model.replace(/:(?:fastest|cheapest|preferred)$/, "");
	const fitted = data.fitted.find(({ models }) => models.includes(id));
	if (!fitted) return data;
	const { language: _first, ...others } = data;
	const { models: _models, ...own } = fitted;
	return { ...others, ...own, models: data.models };
}
