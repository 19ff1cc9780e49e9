import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { listModelStatements } from "../models/list-statements.ts";
import type { Finding, Prose } from "../prose.ts";
import { findContext, findReleased, findSizes } from "./model-claims/figures.ts";
import { findLanguages } from "./model-claims/languages.ts";
import { findLicences, findUse } from "./model-claims/licences.ts";
import { findMask } from "./model-claims/mask.ts";

/**
 * What a sentence says of the one model that it names, and a list of the model beside it, is what the model table says: its licence,
 * whether business may use it, how many parameters and how long a context it has, its sign for a gap, when it was released, and
 * which languages it knows.
 */
export function modelClaims({ pages, guides, modelNotes }: Prose): readonly Finding[] {
	return listModelStatements([...pages, ...guides], modelNotes).flatMap(
		({ path, line, locale, model, text }) => {
			const facts = findModelFacts(model);
			if (!facts) return [];
			const words = text.replaceAll(model, " ");
			const messages = [
				...findLicences(words, facts),
				...findUse(words, facts),
				...findSizes(words, facts, locale),
				...findLanguages(words, facts),
				...findReleased(words, facts),
				...findContext(words, facts, locale),
				...findMask(words, facts),
			];
			return messages.map((message) => ({
				path,
				line,
				message: `${model}: ${message}`,
			}));
		},
	);
}
