import { MODELS } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { SOURCES } from "../../../content/sources/index.ts";

/** Pages of the hub that are no models, by their first part. */
const OTHERS = ["blog", "collections", "datasets", "docs", "learn", "papers", "spaces", "tasks"];

test("every model card that a page rests on is that of a model in the table", () => {
	const cards = SOURCES.flatMap(({ url }) => {
		const { hostname, pathname } = new URL(url);
		const [owner = "", name] = pathname.split("/").filter(Boolean);
		return hostname === "huggingface.co" && name && !OTHERS.includes(owner) ? [`${owner}/${name}`] : [];
	});
	expect(cards.length).toBeGreaterThan(0);
	const known = new Set<string>(MODELS.map(({ id }) => id));
	expect(cards.filter((id) => !known.has(id))).toEqual([]);
});
