import { type Model, MODELS } from "@pusula/tasks/models";
import type { ModelNote, ProsePage } from "../prose.ts";
import { findNamedModel } from "./find-named-model.ts";

/** A sentence that names a family of models, and no model of the table by its id. */
export interface FamilyStatement extends Omit<ModelNote, "model"> {
	/** The name as the sentence has it: `Kokoro`, `NLLB`. */
	readonly family: string;
	/** Models of the table that bear the name. */
	readonly members: readonly Model[];
}

/** The sentences of pages, or their halves, that name one family of models, or several in a row: what they say is of each. */
export function listFamilyStatements(pages: readonly ProsePage[]): readonly FamilyStatement[] {
	return pages.flatMap(({ path, locale, sentences }) =>
		sentences.flatMap(({ text: sentence, line }) =>
			sentence.split(/;\s/).flatMap((text) => {
				const families = listFamilies(text);
				if (!isRow(text, families)) return [];
				return families.map((family) => ({
					path,
					line,
					locale,
					text,
					family,
					members: MEMBERS.get(family.toLowerCase()) ?? [],
				}));
			}),
		),
	);
}

/** Whether names follow one another: “Kokoro and NLLB”, “Kokoro, Whisper ve NLLB”. */
function isRow(text: string, names: readonly string[]): boolean {
	return new RegExp(names.join(String.raw`\p{Ll}*(?:, | ve | ile | and | or | veya | ya da )`), "u").test(
		text,
	);
}

/** Names of families in a text: with a capital, as prose has them; none where a model has its full name. */
function listFamilies(text: string): readonly string[] {
	const names = new Set(text.match(/(?<![\p{L}\d.-])\p{Lu}[\p{L}\d]*(?:-\p{L}+)*/gu));
	const isModel = (text.match(/[\w.-]+(?:\/[\w.-]+)*\w/g) ?? []).some(
		(word) => /[-/]/.test(word) && findNamedModel(word) !== undefined,
	);
	return isModel ? [] : [...names].filter((name) => MEMBERS.has(name.toLowerCase()));
}

/** Words that begin the names of models and say what these do, or for whom: no name of a family. */
const COMMON = new Set(
	(
		"all deep depth distil grounding image mask medical multilingual music open paraphrase sentence speech " +
		"speecht stable super swin table text time turkish turkcell video wine zero"
	).split(" "),
);

const MEMBERS = toMembers();

/** Models by the first word of what follows their owner: `kokoro`, `nllb`, `opus-mt`. */
function toMembers(): ReadonlyMap<string, readonly Model[]> {
	const byName = new Map<string, Model[]>();
	for (const model of MODELS) {
		const name = toFamily(model.id);
		if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), model]);
	}
	return byName;
}

function toFamily(id: string): string | undefined {
	const short = (id.split("/").at(-1) ?? id).toLowerCase();
	const name = short.startsWith("opus-mt") ? "opus-mt" : /^[a-z]{3,}(?:\d+[a-z]+)?/.exec(short)?.[0];
	return name === undefined || COMMON.has(name) ? undefined : name;
}
