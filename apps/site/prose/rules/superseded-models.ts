import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { listModelNames } from "../models/model-names.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** A page that names a model whose maker followed it by a newer one names the newer one too, or takes it instead. */
export function supersededModels({ pages, guides }: Prose): readonly Finding[] {
	return [...pages, ...guides].flatMap(checkPage);
}

function checkPage(page: ProsePage): readonly Finding[] {
	const names = listModelNames(page);
	const ids = new Set(names.map(({ id }) => id));
	return names.flatMap(({ id, line }) => {
		const newer = findModelFacts(id)?.status?.by;
		return newer === undefined || ids.has(newer)
			? []
			: [{ path: page.path, line, message: `${id} was followed by ${newer}: take that, or say why not` }];
	});
}
