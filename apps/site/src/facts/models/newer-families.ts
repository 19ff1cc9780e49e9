import first from "../../../generated/first-versions.json" with { type: "json" };
import models from "../../../data/transformers-models.json" with { type: "json" };
import families from "../../../generated/guides/newer-models/families.json" with { type: "json" };

/** A family of model types that the table of the index does not have. */
export interface NewerFamily {
	/** Its folder in the library: `qwen3_5`. */
	readonly name: string;
	/** Its model types, as `model_type` in a configuration spells them. */
	readonly types: readonly string[];
	/** The classes of tasks that open one of them, as the library's tables name them in small letters: `causal_lm`. */
	readonly classes: readonly string[];
}

/** A minor release of the library with the families that it was the first to have. */
export interface Release {
	readonly version: string;
	/** Day of the release, `YYYY-MM-DD`. */
	readonly date: string;
	readonly families: readonly NewerFamily[];
}

/** Releases in order, the oldest first. */
const RELEASES: readonly string[] = Object.keys(first.releases);
const FIRST: Readonly<Record<string, string>> = first.first;
/** Folders of the families in the table of the index; its pages have the same names, some with hyphens. */
const KNOWN = new Set(models.rows.map(({ page }) => page.replaceAll("-", "_")));

/** The families that came after the table of the index, by the release that brought them, the newest first. */
export function listNewerFamilies(): readonly Release[] {
	const newer = Object.entries(families).flatMap(([name, types]) => {
		const since = RELEASES.find((version) => Object.keys(types).some((type) => FIRST[type] === version));
		if (since === undefined || KNOWN.has(name)) return [];
		const classes = [...new Set(Object.values(types).flat())];
		return [{ since, family: { name, types: Object.keys(types), classes } }];
	});
	return Object.entries(first.releases)
		.map(([version, date]) => ({
			version,
			date,
			families: newer.filter(({ since }) => since === version).map(({ family }) => family),
		}))
		.filter((release) => release.families.length > 0)
		.toReversed();
}
