import { expect, test } from "@playwright/test";
import { listModelsIn } from "../src/facts/models/model-facts.ts";
import { readPages } from "./built-site.ts";

test("every page whose code names a model has the facts of that model, with their source", async () => {
	const pages = (await readPages()).map(({ path, html }) => ({
		path,
		html,
		models: listModelsIn(readCode(html)),
	}));
	expect(pages.filter(({ models }) => models.length > 0).length).toBeGreaterThan(150);
	const bare = pages.flatMap(({ path, html, models }) =>
		models.filter((id) => !html.includes(`: ${id}"`)).map((id) => `${path} ${id}`),
	);
	expect(bare).toEqual([]);
});

/** The code blocks of a page. */
function readCode(html: string): string {
	const blocks = html.match(/<pre[^]*?<\/pre>/gu) ?? [];
	return blocks.map((block) => block.replaceAll(/<[^>]+>/gu, "").replaceAll("&quot;", '"')).join("\n");
}
