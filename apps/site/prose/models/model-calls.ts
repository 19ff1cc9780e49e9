import type { ModelExample, ProseCode, ProsePage } from "../prose.ts";
import { callCode, findBoundCall, findValue, listCallsOn, listNames } from "./call-code.ts";
import { hideAsides, listStrings } from "./code-strings.ts";
import { listDataTexts } from "./data-texts.ts";
import { findNamedModel } from "./find-named-model.ts";

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

/** Models of the table that a page's blocks of code use, each with the call that it is in. */
export function listUses(page: ProsePage): readonly ModelUse[] {
	const blocks = page.code.map((block) => ({ ...block, source: hideAsides(block) }));
	return blocks.flatMap((block, place) => {
		const { source } = block;
		const found = listStrings(source).flatMap(({ text, index }) => {
			const model = findNamedModel(text);
			return model === undefined ? [] : [{ model, index }];
		});
		const isAlone = new Set(found.map(({ model }) => model)).size === 1;
		return found.map(({ model, index }) => {
			const own = isAlone ? source : callCode(source, index, namesModel);
			const code = [own, ...listElsewhere(blocks, place, { index, code: own })].join("\n");
			const line = block.line + (source.slice(0, index).match(/\n/g)?.length ?? 0);
			const texts = [...listTexts(code), ...listDataTexts(blocks, place)];
			return { path: page.path, line, page, model, code, texts };
		});
	});
}

type Block = ProseCode & { readonly source: string };

/** The use that an example of the catalogue makes of its model. */
export function toUse({ path, locale, model, provider, input }: ModelExample): ModelUse {
	const code = JSON.stringify({ provider, ...input });
	const page = { locale, otherLanguage: [] };
	return { path, line: 1, page, model, code, texts: listTexts(JSON.stringify(Object.values(input))) };
}

/**
 * What other blocks of the page give to a call: the values of names that its own block does not set, from the nearest block
 * before, and the calls in later blocks on the name that its result is bound to.
 */
function listElsewhere(
	blocks: readonly Block[],
	place: number,
	{ index, code }: { readonly index: number; readonly code: string },
): readonly string[] {
	const block = blocks[place];
	if (!block) return [];
	const isAlike = (one: Block): boolean => toFamily(one.language) === toFamily(block.language);
	const before = blocks.slice(0, place).filter(isAlike).toReversed();
	const values = listNames(code).flatMap((name) => {
		if (findValue(block.source, name) !== undefined) return [];
		const value = before.map(({ source }) => findValue(source, name)).find((one) => one !== undefined);
		return value === undefined || namesModel(value) ? [] : [value];
	});
	const bound = findBoundCall(block.source, index);
	if (bound === undefined) return values;
	const after = blocks.slice(place + 1).filter(isAlike);
	const end = after.findIndex(({ source }) => findValue(source, bound) !== undefined);
	return [
		...values,
		...(end < 0 ? after : after.slice(0, end)).flatMap(({ source }) => listCallsOn(source, bound, 0)),
	];
}

/** Languages whose blocks continue one another. */
function toFamily(language: string): string {
	return /^(?:[cm]?[jt]sx?|javascript|typescript)\b/.test(language) ? "js" : (language.split(" ")[0] ?? "");
}

/** Whether code holds the name of a model of the table. */
function namesModel(code: string): boolean {
	return listStrings(code).some(({ text }) => findNamedModel(text) !== undefined);
}

function listTexts(code: string): readonly string[] {
	return listStrings(code).flatMap(({ text }) => (findNamedModel(text) ? [] : [text]));
}
