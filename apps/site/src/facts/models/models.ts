import data from "../../../data/transformers-models.json" with { type: "json" };
import { isFramework, isModelGroup, type SupportedModel } from "./supported-model.ts";

/** Where the table comes from: repository, file, day and library version. */
export const MODELS_SOURCE: Readonly<typeof data.source> = data.source;

/**
 * The models of the table, ordered by name without regard to case, as in the source.
 * @throws Error when a row names a framework or group that the site has no words for
 */
export function listSupportedModels(): readonly SupportedModel[] {
	return data.rows.map(({ name, page, group, frameworks, released, ...flags }) => {
		if (!isModelGroup(group) || !frameworks.every(isFramework))
			throw new Error(`Unknown group or framework: ${name}`);
		return {
			name,
			page,
			href: (flags.gone ? data.goneDocUrlPattern : data.docUrlPattern).replace("{docPageSlug}", page),
			group,
			frameworks,
			released,
			isDeprecated: flags.deprecated ?? false,
			isGone: flags.gone ?? false,
		};
	});
}
