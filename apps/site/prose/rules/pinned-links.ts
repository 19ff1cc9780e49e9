import type { Finding, Prose } from "../prose.ts";

/**
 * A link to the main branch of a GitHub repository, or to the documentation of Transformers, names a commit, a tag or a
 * version instead: a page that moves may say something else tomorrow.
 */
export function pinnedLinks({
	pages,
	bibliography,
}: Pick<Prose, "pages" | "bibliography">): readonly Finding[] {
	const links = pages.flatMap(({ path, links: all }) => all.map(({ href, line }) => ({ path, line, href })));
	const rows = bibliography.map(({ url }) => ({ path: ROWS, line: 1, href: url }));
	return [...links, ...rows]
		.filter(({ href }) => MOVING.test(href) && !MEANT_TO_MOVE.some((start) => href.startsWith(start)))
		.map(({ path, line, href }) => ({
			path,
			line,
			message: `“${href}” moves: link the commit, the tag or the version that was read`,
		}));
}

/** Where the rows of the bibliography are written. */
const ROWS = "apps/site/content/sources";

/** A branch of a repository, and documentation of Transformers without a version. */
const MOVING =
	/^https:\/\/(?:github\.com\/[^/]+\/[^/]+\/(?:blob|tree|raw)\/(?:main|master)(?:\/|$)|raw\.githubusercontent\.com\/[^/]+\/[^/]+\/(?:main|master)\/|huggingface\.co\/docs\/transformers(?:$|\/(?!v\d)))/;

const MEANT_TO_MOVE = [
	// The site's own repository: readers want the file as it is now.
	"https://github.com/pusula-ml/pusula/",
	// A post with its own day in its name; no commit of its repository could be read.
	"https://github.com/api-evangelist/posts/",
];
