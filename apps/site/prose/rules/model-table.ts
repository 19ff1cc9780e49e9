import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { SHIPPED_MODELS } from "../../src/facts/local/shipped-models.ts";
import { listModelNames } from "../models/model-names.ts";
import type { Finding, Prose } from "../prose.ts";

/** Every model that a page or the catalogue names is in the model table, so that the site can say what it is. */
export function modelTable({ pages, guides, examples }: Prose): readonly Finding[] {
	const named = [
		...[...pages, ...guides].flatMap((page) =>
			listModelNames(page).map((name) => ({ path: page.path, ...name })),
		),
		...examples.map(({ path, model }) => ({ path, line: 1, id: model })),
	];
	return named
		.filter(({ id }) => !findModelFacts(id) && !isShippedLanguage(id))
		.map(({ path, line, id }) => ({
			path,
			line,
			message: `“${id}” is not in the model table: add its row below packages/tasks/src/models`,
		}));
}

/** `tesseract/tur` is one of the languages of the reader that comes with the site. */
function isShippedLanguage(id: string): boolean {
	const [engine, language = ""] = id.split("/");
	return SHIPPED_MODELS.some(
		(model) => model.id.startsWith(`${engine}/`) && model.id.split(/[/+]/).slice(1).includes(language),
	);
}
