import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { openLister } from "./model-groups.ts";

const { playground: words } = wordsIn("tr");

async function listOf(count: number) {
	const models = Array.from({ length: count }, (_, index) => `acme/fox-${String(index)}`);
	const { listGroups } = await openLister("server", "tr");
	const list = { page: "no-such-task", models, source: "server", first: "" } as const;
	return listGroups("", list, { locale: "tr", words, chosen: false });
}

it("a list that is cut says how many models it shows", async () => {
	const { groups, cut } = await listOf(1234);
	expect(groups.flatMap(({ options }) => options)).toHaveLength(60);
	expect(cut).toContain("İlk 60 model");
	expect(await listOf(60)).not.toHaveProperty("cut");
});
