import rows from "../../../data/shipped-models.json" with { type: "json" };
import type { TaskId } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";

/** A model whose files the site serves itself: it runs without a network once it was used, and no other host is contacted for it. */
export type ShippedModel = Model & {
	/** Megabytes (10⁶ bytes) of its files beside the runtime, as they are sent. */
	readonly megabytes: number;
	/** Made to show how a model works: what it writes is of no other use. */
	readonly isTeaching?: boolean;
	/**
	 * What it is tried on: a picture of another page, or the text that the page of the model begins with, which ends in a loop
	 * where the best token alone is taken. Default: the example of its task.
	 */
	readonly example?:
		| { readonly kind: "picture"; /** The page whose demo has it. */ readonly of: TaskId }
		| { readonly kind: "sample"; readonly parameters: Readonly<Record<string, number>> };
};

/** The models that come with the site. None of them is on the hub. */
export const SHIPPED_MODELS = rows as readonly ShippedModel[]; // a test compares the rows with the files

/** The shipped model of an id; undefined for any other. */
export function findShippedModel(id: string): ShippedModel | undefined {
	return SHIPPED_MODELS.find((model) => model.id === id);
}

/** True where every file comes from the site: of a shipped model, and of the reader of texts with fewer of its languages. */
export function isServedBySite(id: string): boolean {
	if (findShippedModel(id)) return true;
	const wanted = listReadLanguages(id);
	return SHIPPED_MODELS.some((model) => {
		const languages = listReadLanguages(model.id);
		return wanted.length > 0 && wanted.every((language) => languages.includes(language));
	});
}

/** Languages in the name of a reader of texts: `tesseract/tur+eng`. */
function listReadLanguages(id: string): readonly string[] {
	const [, languages] = /^tesseract\/(.+)$/.exec(id) ?? [];
	return languages?.split("+") ?? [];
}
