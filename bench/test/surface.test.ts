import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import * as published from "@huggingface/inference";
import * as newest from "@huggingface/inference-newest";
import * as ours from "@pusula/inference";
import * as printers from "@pusula/snippets";
import { describe, expect, it } from "vitest";
import { LIBRARIES, type Library, type Version } from "./clients.ts";
import { compare } from "./compare.ts";
import { observeCall, type Outcome } from "./outcome.ts";
import { readSection } from "./read-section.ts";

const VERSIONS: readonly Version[] = ["3.13.1", "4.13.30"];
const TOKEN = "hf_secretsecret";
const messages = [{ role: "user", content: "Merhaba" }];

const DIFFERENCES = "packages/inference/docs/differences.md";
const GUIDES = ["en", "tr"].map((locale) => `apps/site/content/${locale}/docs/how-to/migrate.mdx`);

function readText(path: string): string {
	return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/** Names in the table "Names" of differences.md: those that have another form here. */
function readNames(): ReadonlySet<string> {
	const names = readSection(readText(DIFFERENCES), "Names");
	return new Set([...names.matchAll(/`(\w+)(?:\(.*?\))?`/g)].map(([, name = ""]) => name));
}

/** Options of the README's table of limits. */
function readLimits(): readonly string[] {
	const table = readText("packages/inference/README.md").split("| Option ")[1]?.split("\n\n")[0] ?? "";
	return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = ""]) => name);
}

/** Names that a published version exports as values and this package does not. */
function findMissingNames(version: Version): readonly string[] {
	return Object.keys(LIBRARIES[version]).filter((name) => !(name in ours));
}

type Method = (args: object, options?: object) => unknown;
type Client = Readonly<Record<string, Method>> & { endpoint(url: string): Client };
type ClientClass = new (accessToken?: string, defaults?: object) => Client;

function clientOf(library: Library): ClientClass {
	return library["InferenceClient"] as ClientClass; // each of the libraries has this class
}

type ErrorClass = new (message: string, ...others: readonly object[]) => Error;

function errorOf(library: Library, name: string): ErrorClass {
	return library[name] as ErrorClass; // the newest version and this one have it
}

/** A chat of a client: what it is made with, and what the call adds. */
interface ClientCall {
	readonly token?: string;
	readonly defaults?: object;
	readonly args?: object;
	readonly options?: object;
	readonly endpoint?: string;
}

const CALLS: Readonly<Record<string, ClientCall>> = {
	"the client's token": { token: TOKEN },
	"the call's token": { token: TOKEN, args: { accessToken: "hf_other" } },
	"the client's options": { token: TOKEN, defaults: { billTo: "acme", includeCredentials: "include" } },
	"the call's options": { token: TOKEN, defaults: { billTo: "acme" }, options: { billTo: "other" } },
	"undefined takes an option back": {
		token: TOKEN,
		defaults: { billTo: "acme" },
		options: { billTo: undefined },
	},
	"the client's endpoint": {
		token: TOKEN,
		defaults: { endpointUrl: "https://endpoint.pusula.test/v1" },
		args: { provider: undefined, model: "acme/fox" },
	},
	"the call's endpoint": {
		token: TOKEN,
		defaults: { endpointUrl: "https://nowhere.pusula.test" },
		args: { provider: undefined, model: "acme/fox", endpointUrl: "https://endpoint.pusula.test" },
	},
	"undefined takes the endpoint back": {
		token: TOKEN,
		defaults: { endpointUrl: "https://nowhere.pusula.test" },
		args: { endpointUrl: undefined },
	},
	"endpoint()": {
		token: TOKEN,
		defaults: { includeCredentials: "omit" },
		endpoint: "https://endpoint.pusula.test",
		args: { provider: undefined, model: "acme/fox" },
	},
};

function makeCall(
	library: Library,
	model: string,
	{ token, defaults, args, options, endpoint }: ClientCall,
): Promise<Outcome> {
	const models = {
		[model]: [{ provider: "groq", providerId: "fox", status: "live", task: "conversational" }],
	} as const;
	return observeCall({ models }, library === LIBRARIES.ours, (fetcher) => {
		const client = new (clientOf(library))(token, { ...defaults, fetch: fetcher });
		const { chatCompletion } = endpoint === undefined ? client : client.endpoint(endpoint);
		return chatCompletion?.({ provider: "groq", model, messages, ...args }, options);
	});
}

describe("names", () => {
	it.each(VERSIONS)("every value of %s is here, or stands in the list of differences", (version) => {
		const names = readNames();
		expect(findMissingNames(version).filter((name) => !names.has(name))).toEqual([]);
	});

	it.each(GUIDES)("every value that is not here stands in the guide to moving, %s", (path) => {
		const guide = readText(path);
		const missing = new Set(VERSIONS.flatMap(findMissingNames));
		expect([...missing].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
	});

	it.each(VERSIONS)("the package of the printers is the namespace that %s exports", (version) => {
		const namespace = Object.keys(LIBRARIES[version]["snippets"] as object); // an export of both
		expect(namespace).toContain("getInferenceSnippets");
		expect(namespace.filter((name) => !(name in printers))).toEqual([]);
	});

	it("lists no name that is here in the same form", () => {
		expect([...readNames()].filter((name) => name in published && name in ours)).toEqual([]);
	});

	it("knows every provider of both versions, in the order of the alphabet, and auto", () => {
		expect(ours.INFERENCE_PROVIDERS).toEqual(expect.arrayContaining([...published.INFERENCE_PROVIDERS]));
		expect(ours.INFERENCE_PROVIDERS).toEqual(expect.arrayContaining([...newest.INFERENCE_PROVIDERS]));
		expect(ours.INFERENCE_PROVIDERS).toEqual(Object.keys(ours.PROVIDERS).toSorted());
		expect(ours.PROVIDERS_OR_POLICIES).toEqual([...ours.INFERENCE_PROVIDERS, "auto"]);
		expect(ours.PROVIDERS_HUB_ORGS).toMatchObject(newest.PROVIDERS_HUB_ORGS);
	});
});

describe("the list of differences", () => {
	it("gives each a reason", () => {
		const rows = readText(DIFFERENCES)
			.split("\n")
			.filter((line) => line.startsWith("|"));
		expect(rows.length).toBeGreaterThan(60);
		expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
	});

	it.each([DIFFERENCES, ...GUIDES])("and the guide to moving name each limit of a call: %s", (path) => {
		const limits = readLimits();
		expect(limits).toContain("maxJsonBytes");
		const text = readText(path);
		expect(limits.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
	});
});

describe("errors", () => {
	it("are found under the names of both versions", () => {
		const output = new ours.OutputError("x");
		expect(output).toBeInstanceOf(TypeError);
		expect(output).toBeInstanceOf(ours.InferenceOutputError);
		expect(output).toBeInstanceOf(ours.InferenceClientProviderOutputError);
		expect(output).toBeInstanceOf(ours.InferenceClientError);
		expect(output.name).toBe(new published.InferenceOutputError("x").name);
	});

	it.each(["Input", "Routing", "ProviderApi", "HubApi"])("%s errors bear the same name", (kind) => {
		const name = `InferenceClient${kind}Error`;
		const mine = new (errorOf(LIBRARIES.ours, name))("x");
		expect(mine.name).toBe(new (errorOf(LIBRARIES["4.13.30"], name))("x", {}, {}).name);
		expect(mine).toBeInstanceOf(ours.InferenceClientError);
	});
});

describe("the client", () => {
	it("has every task function as a method of its own that is not enumerated and needs no this", () => {
		const client = new ours.InferenceClient(TOKEN);
		const functions = Object.entries(published)
			.filter(([name, value]) => typeof value === "function" && /^[a-z]/.test(name))
			.map(([name]) => name);
		const methods = Object.entries(Object.getOwnPropertyDescriptors(new published.InferenceClient(TOKEN)))
			.filter(([, { value }]) => typeof value === "function")
			.map(([name]) => name);
		expect(functions.toSorted()).toEqual(methods.toSorted());
		for (const name of functions) {
			expect(Object.getOwnPropertyDescriptor(client, name)).toMatchObject({ enumerable: false });
		}
	});

	it("does not show its token", () => {
		const client = new ours.InferenceClient(TOKEN, { billTo: "acme" });
		expect(JSON.stringify(client) + inspect(client, { showHidden: true, depth: 9 })).not.toContain(TOKEN);
	});

	it("gives a plain client for an endpoint, also from a subclass", () => {
		const { endpoint } = new (class extends ours.InferenceClient {})(TOKEN);
		expect(endpoint("https://endpoint.pusula.test").constructor).toBe(ours.InferenceClient);
	});

	it.each(Object.entries(CALLS))("joins defaults and call as 3.13.1 does: %s", async (title, call) => {
		const model = `acme/client-${title.replace(/\W+/g, "-")}`;
		const [mine, theirs] = [await makeCall(ours, model, call), await makeCall(published, model, call)];
		expect(theirs.error).toBeUndefined();
		expect(compare(mine, theirs, "3.13.1")).toEqual([]);
	});

	it("takes an undefined token as none", async () => {
		const call = { token: TOKEN, args: { accessToken: undefined } };
		const { sent } = await makeCall(ours, "acme/client-no-token", call);
		expect(sent.map(({ headers }) => headers["authorization"])).toEqual([undefined, undefined]);
	});
});
