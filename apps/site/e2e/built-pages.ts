import type { BuiltPage } from "../checks/links/check-links.ts";
import { type PageHead, readHead } from "../integrations/head/read-head.ts";
import { readPages } from "./built-site.ts";

/** A page of the built site with what its head says. */
export interface PageWithHead extends BuiltPage {
	readonly head: PageHead;
}

/** Every page of the built site with what its head says. */
export async function readPagesWithHeads(): Promise<readonly PageWithHead[]> {
	return (await readPages()).map((page) => ({ ...page, head: readHead(page.html) }));
}

/** False for pages that are not meant to be found: those for a status, and the one shown without a network. */
export function isIndexed({ head }: PageWithHead): boolean {
	return head.metas.get("robots") !== "noindex";
}
