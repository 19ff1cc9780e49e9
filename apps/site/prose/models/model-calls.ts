import { findModelFacts } from "../../src/facts/model-facts.ts";
import type { ModelExample, ProseCode, ProsePage } from "../prose.ts";
import { callCode } from "./call-code.ts";

/** A model as a page uses it: in a block of code, or in the code that is made from the catalogue. */
export interface ModelUse {
	readonly path: string;
	readonly line: number;
	readonly page: Pick<ProsePage, "locale" | "otherLanguage">;
	readonly model: string;
	/** The call's source, with the values that it takes: its fields and texts. */
	readonly code: string;
	/** Texts of the call. */
	readonly texts: readonly string[];
}

/** Models of the table that a page's blocks of code use, each with the call that it stands in. */
export function listUses(page: ProsePage): readonly ModelUse[] {
	return page.code.flatMap((block) => {
		const source = hideAsides(block);
		const found = listStrings(source).flatMap(({ text, index }) => {
			const model = toModel(text);
			return model === undefined ? [] : [{ model, index }];
		});
		const isAlone = new Set(found.map(({ model }) => model)).size === 1;
		return found.map(({ model, index }) => {
			const code = isAlone ? source : callCode(source, index, namesModel);
			const line = block.line + (source.slice(0, index).match(/\n/g)?.length ?? 0);
			return { path: page.path, line, page, model, code, texts: listTexts(code) };
		});
	});
}

/** The use that an example of the catalogue makes of its model. */
export function toUse({ path, locale, model, provider, input }: ModelExample): ModelUse {
	const code = JSON.stringify({ provider, ...input });
	const page = { locale, otherLanguage: [] };
	return { path, line: 1, page, model, code, texts: listTexts(JSON.stringify(Object.values(input))) };
}

/** The model of the table that a string names, with or without a provider behind it. */
function toModel(text: string): string | undefined {
	return [text, text.replace(/:[\w-]+$/, "")].find((id) => findModelFacts(id));
}

/** Whether code holds the name of a model of the table. */
function namesModel(code: string): boolean {
	return listStrings(code).some(({ text }) => toModel(text) !== undefined);
}

/** A string in any of the languages of the site's code; it may hold quotes of the other kinds. */
const STRING = /(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
/** Comments, lines that only print or throw, and keys: their words go to no model. */
const ASIDES =
	/^\s*(?:\/\/|#|\*|throw |(?:console\.|print\()(?!.*(?:\bmodel\b|pipeline\())).*$|\s\/\/\s.*$|new InferenceClient\(.*$/gm;

function hideAsides({ text }: ProseCode): string {
	return text.replaceAll(ASIDES, (aside) => " ".repeat(aside.length));
}

function listTexts(code: string): readonly string[] {
	return listStrings(code).flatMap(({ text }) => (toModel(text) ? [] : [text]));
}

/** The strings of a source, and those of the JSON that one of them holds, as in the body of a curl command. */
function listStrings(source: string): readonly { readonly text: string; readonly index: number }[] {
	return [...source.matchAll(STRING)].flatMap(({ 2: text = "", index }) =>
		/^\s*[{[].*"/.test(text)
			? listStrings(text).map((inner) => ({ ...inner, index: index + 1 + inner.index }))
			: [{ text, index }],
	);
}
