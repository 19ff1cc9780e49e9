import { listFamilyStatements } from "../models/model-families.ts";
import type { Finding, Prose } from "../prose.ts";
import { findLanguages } from "./model-claims/languages.ts";
import { findUse } from "./model-claims/licences.ts";
import { findMask } from "./model-claims/mask.ts";

/** What a claim about a family is compared with: what the model table says of each of its models. */
const CLAIMS = [findLanguages, findUse, findMask] as const;

/**
 * What a sentence says of a family of models (“Kokoro speaks Turkish”, “NLLB is free for commercial use”) is true of at least
 * one of its models in the model table.
 */
export function familyClaims({ pages, guides }: Prose): readonly Finding[] {
	return listFamilyStatements([...pages, ...guides]).flatMap(({ path, line, family, members, text }) => {
		const words = text.replaceAll(family, " ");
		return CLAIMS.flatMap((find) => {
			const wrong = members.map((model) => find(words, model));
			const [message] = wrong[0] ?? [];
			if (message === undefined || wrong.some((found) => found.length === 0)) return [];
			return [{ path, line, message: `${family}: ${message} (${members.map(({ id }) => id).join(", ")})` }];
		});
	});
}
