/** A page of the built site: its URL and its HTML. */
export interface BuiltPage {
	/** URL of the page, such as `/tasks/`. */
	readonly path: string;
	readonly html: string;
}

/**
 * Everything wrong with the inner order of a built site: links and anchors that lead nowhere, ids used twice, pages
 * without exactly one first heading. One sentence each; empty when all is well.
 * @param files URLs of all other served files, such as `/favicon.svg`
 */
export function listLinkProblems(pages: readonly BuiltPage[], files: ReadonlySet<string>): readonly string[] {
	const ids = new Map(pages.map(({ path, html }) => [path, new Set(readAttributes(html, "id"))]));
	return pages.flatMap((page) => [
		...listRepeatedIds(page),
		...listHeadingProblems(page),
		...readAttributes(page.html, "href").flatMap((href) => findProblem(href, page, ids, files) ?? []),
	]);
}

function findProblem(
	href: string,
	{ path }: BuiltPage,
	ids: ReadonlyMap<string, ReadonlySet<string>>,
	files: ReadonlySet<string>,
): string | undefined {
	const url = new URL(href, `https://site.invalid${path}`);
	if (url.host !== "site.invalid") return undefined;
	const anchors = ids.get(url.pathname);
	if (!anchors)
		return files.has(url.pathname) ? undefined : `${path} links to ${href}, which does not exist.`;
	const anchor = decodeURIComponent(url.hash.slice(1));
	return anchor && !anchors.has(anchor)
		? `${path} links to ${href}, but there is no such anchor.`
		: undefined;
}

function listRepeatedIds({ path, html }: BuiltPage): readonly string[] {
	const ids = readAttributes(html, "id");
	return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} uses the id ${id} twice.`);
}

function listHeadingProblems({ path, html }: BuiltPage): readonly string[] {
	const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
	const skipped = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
	return [
		...(levels.filter((level) => level === 1).length === 1
			? []
			: [`${path} needs exactly one heading of level 1.`]),
		...(skipped ? [`${path} skips a level of heading.`] : []),
	];
}

function readAttributes(html: string, name: "id" | "href"): readonly string[] {
	return [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
		value.replaceAll("&amp;", "&"),
	);
}
