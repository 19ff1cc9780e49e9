import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
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
	const found: Comparison[] = [];
	renderToStaticMarkup(
		<AccessContext value={() => ({ kind: "key", key: "gsk_test" })}>
			<Probe onShow={(one) => found.push(one)} />
		</AccessContext>,
	);
	const [first] = found;
	if (!first) throw new Error("The hook was not rendered.");
	return first;
}

function Probe({ onShow }: { readonly onShow: (comparison: Comparison) => void }) {
	onShow(useComparedModels(CATALOGUE, STATE, ["groq:acme/one", "groq:acme/two"]));
	return undefined;
}

afterEach(() => vi.unstubAllGlobals());

it.each(["stop", "remove"] as const)("sends nothing after a %s before its own part has come", async (act) => {
	const sent: string[] = [];
	vi.stubGlobal("fetch", (url: URL | string, init?: RequestInit) => {
		sent.push(`${String(url)} ${typeof init?.body === "string" ? init.body : ""}`);
		return Promise.resolve(Response.json({ error: "no" }, { status: 401 }));
	});
	const comparison = openComparison();
	const [one, two] = comparison.comparedModels;
	if (!one || !two) throw new Error("Two models are compared.");
	comparison.start(one, ARGS);
	comparison[act](one);
	comparison.start(two, ARGS);
	await expect.poll(() => sent.some((text) => text.includes("acme/two"))).toBe(true);
	expect(sent.filter((text) => text.includes("acme/one"))).toEqual([]);
});
