import type { Rule } from "../rules/dialect.ts";
import { CREATED } from "./openai.ts";

/** Differences of one provider's list of models from the common form. */
export interface ModelListQuirks {
	/** Models of a provider that the hub names none of. */
	readonly own?: readonly string[];
	/** The list stands alone, without an object around it. */
	readonly isBare?: true;
}

/** An OpenAI-style list of models at `path`: the provider's own names of all models that the hub maps to it. */
export function models(path: string, { own = [], isBare }: ModelListQuirks = {}): Rule {
	return {
		method: "GET",
		path,
		stage: "lookup",
		reply: ({ state, provider }) => {
			const mapped = state.hub
				.listModels()
				.flatMap(([, entries]) => entries.filter((entry) => entry.provider === provider))
				.map(({ providerId }) => providerId);
			const data = [...new Set([...own, ...mapped])]
				.toSorted()
				.map((id) => ({ id, object: "model", created: CREATED, owned_by: provider }));
			return { kind: "json", value: isBare ? data : { object: "list", data } };
		},
	};
}
