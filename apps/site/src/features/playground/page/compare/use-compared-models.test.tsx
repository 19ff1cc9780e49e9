import { afterEach, expect, it, vi } from "vitest";
import { stubPageEvents } from "../../../../lib/kept/test-store.ts";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { KEPT_EVENT } from "../../run/saved/kept-event.ts";
import { firstValueOf } from "../../parts/test-playground.tsx";
import { AccessContext } from "../../target/connection/access-context.ts";
import { type Comparison, useComparedModels } from "./use-compared-models.ts";

const CATALOGUE = buildCatalogue("tr", {});
const STATE = {
	task: "conversational",
	provider: "groq",
	model: "acme/first",
	scenario: "",
	connection: "key",
} as const;
const ARGS = { messages: [{ role: "user", content: "a" }] };

/** What the page's hook gives at first. */
function openComparison(): Comparison {
	return firstValueOf(
		() => useComparedModels(CATALOGUE, STATE, ["groq:acme/one", "groq:acme/two"]),
		(probe) => <AccessContext value={() => ({ kind: "key", key: "gsk_test" })}>{probe}</AccessContext>,
	);
}

afterEach(() => vi.unstubAllGlobals());

it.each(["stop", "remove"] as const)("sends nothing after a %s before its own part has come", async (act) => {
	const sent: string[] = [];
	vi.stubGlobal("fetch", (url: URL | string, init?: RequestInit) => {
		sent.push(`${String(url)} ${typeof init?.body === "string" ? init.body : ""}`);
		return Promise.resolve(Response.json({ error: "no" }, { status: 401 }));
	});
	let kept = 0;
	stubPageEvents().addEventListener(KEPT_EVENT, () => kept++);
	const comparison = openComparison();
	const [one, two] = comparison.comparedModels;
	if (!one || !two) throw new Error("Two models are compared.");
	comparison.start(one, ARGS);
	comparison[act](one);
	comparison.start(two, ARGS);
	await expect.poll(() => sent.some((text) => text.includes("acme/two"))).toBe(true);
	expect(sent.filter((text) => text.includes("acme/one"))).toEqual([]);
	await expect.poll(() => kept).toBe(2); // the stopped run and the refused one
});
