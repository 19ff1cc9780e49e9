import type { Rule } from "../../rules/dialect.ts";
import { CREATED } from "./envelope.ts";

/** Differences of one provider's list of models from the common form. */
export interface ModelListQuirks {
	/** The list is alone, without an object around it. */
	readonly isBare?: true;
}

/** An OpenAI-style list of models at `path`: the provider's own names of all its models. */
export function models(path: string, { isBare }: ModelListQuirks = {}): Rule {
	return {
		method: "GET",
		path,
		stage: "lookup",
		reply: ({ state, provider }) => {
			const data = state.hub
				.listNames(provider)
				.map((id) => ({ id, object: "model", created: CREATED, owned_by: provider }));
			return { kind: "json", value: isBare ? data : { object: "list", data } };
		},
	};
}
