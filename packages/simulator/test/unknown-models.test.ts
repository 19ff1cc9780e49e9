import { expect, it } from "vitest";
import { DIALECTS } from "../src/generated/dialects.ts";
import { createSimulator } from "../src/index.ts";
import type { Dialect } from "../src/rules/dialect.ts";
import { type Case, listCases } from "./cases.ts";
import { PLATFORM_KEY, PROVIDER_KEY, readJson } from "./post.ts";

const NAME = "acme/made-up";
const HEADERS = { "x-source-channel": "hugging_face", "accept-language": "en-US,en" };

/** Where a provider's URL holds the model; at all others the body does. */
const MODEL_PATHS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
	[/^fal-ai\/[^?]+/, NAME],
	[/^v1\/models\/[^/]+\/[^/]+/, `v1/models/${NAME}`],
	[/^api\/v3\/.+/, `api/v3/${NAME}`],
	[/^v3\/async\/.+/, `v3/async/${NAME}`],
	[/^v1\/flux-dev/, "v1/made-up"],
];

/** What providers say that have a form of their own, by provider; the others have one of `FORMS`. */
const OWN_FORMS: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {
	cerebras: {
		status: 404,
		body: {
			message: "Model does not exist or you do not have access to it.",
			type: "not_found_error",
			param: "model",
			code: "model_not_found",
		},
	},
	cohere: { status: 404, body: { message: expect.stringMatching(/^model not found, make sure/) } },
	"fal-ai": { status: 404, body: { detail: `Application '${NAME}' not found` } },
	"fireworks-ai": {
		status: 404,
		body: {
			error: {
				message: "Model not found, inaccessible, and/or not deployed",
				type: "invalid_request_error",
				param: "model",
				code: "NOT_FOUND",
			},
		},
	},
	"hf-inference": { status: 400, body: { error: "Model not supported by provider hf-inference" } },
	novita: {
		status: 404,
		body: { code: 404, reason: "MODEL_NOT_FOUND", message: expect.stringContaining(NAME), metadata: {} },
	},
	replicate: { status: 404, body: { detail: "The requested resource could not be found.", status: 404 } },
	wavespeed: { status: 404, body: { code: 404, message: expect.stringContaining(NAME), data: null } },
	"zai-org": {
		status: 400,
		body: { error: { code: "1211", message: "Unknown Model, please check the model code." } },
	},
};

const openAi = {
	error: {
		message: expect.stringContaining("does not exist"),
		type: "invalid_request_error",
		param: "model",
		code: "model_not_found",
	},
};
const fastApi = { detail: expect.stringContaining("does not exist") };

const rows = DIALECTS.flatMap((dialect) =>
	listRequests(dialect).flatMap(({ task, one }) =>
		(["direct", "routed"] as const)
			.filter((way) => (way === "direct" ? dialect.hosts.length > 0 : dialect.routable !== false))
			.map((way) => ({ id: dialect.id, dialect, task, one, way })),
	),
);

it("asks every provider for a model in every task", () => {
	expect(new Set(rows.map(({ id }) => id)).size).toBe(DIALECTS.length);
	expect(rows.length).toBeGreaterThan(150);
});

it.each(rows)("$id has no model that is in no table: $task, $way", async ({ dialect, one, way }) => {
	const { fetch } = createSimulator();
	const routed = way === "routed";
	const base = routed
		? `https://router.huggingface.co/${dialect.id}`
		: `https://${one.host ?? dialect.hosts[0]}`;
	const authorization = routed ? `Bearer ${PLATFORM_KEY}` : `${dialect.scheme} ${PROVIDER_KEY}`;
	const isForm = one.body instanceof FormData;
	const response = await fetch(`${base}/${one.path}`, {
		method: "POST",
		headers: { ...HEADERS, authorization, ...(isForm ? {} : { "content-type": "application/json" }) },
		body: one.body instanceof FormData ? one.body : JSON.stringify(one.body),
	});
	const own = OWN_FORMS[dialect.id];
	const value = await readJson(response);
	expect({ status: response.status, body: value }).toEqual(
		own ?? { status: 404, body: "detail" in Object(value) ? fastApi : openAi },
	);
});

it("tells the name that a provider has for a model of the hub", async () => {
	const response = await createSimulator().fetch("https://api.groq.com/openai/v1/chat/completions", {
		method: "POST",
		headers: { authorization: `Bearer ${PROVIDER_KEY}`, "content-type": "application/json" },
		body: JSON.stringify({
			model: "meta-llama/Llama-3.1-8B-Instruct",
			messages: [{ role: "user", content: "x" }],
		}),
	});
	expect(response.status).toBe(404);
	expect(await response.text()).toContain("llama-3.1-8b-instant");
});

it("has no version of a model that nobody published", async () => {
	const response = await createSimulator().fetch("https://api.replicate.com/v1/predictions", {
		method: "POST",
		headers: { authorization: `Bearer ${PROVIDER_KEY}`, "content-type": "application/json" },
		body: JSON.stringify({ version: "0123abcd", input: { prompt: "x" } }),
	});
	expect(response.status).toBe(422);
});

/** A right request for each task of a provider, but for a model that nobody has. */
function listRequests(dialect: Dialect): readonly { readonly task: string; readonly one: Case }[] {
	if (dialect.id === "hf-inference") return listHubRequests(dialect);
	return Object.entries(listCases(dialect)).flatMap(([task, one]) =>
		one ? [{ task, one: { ...one, path: toPath(one.path), body: toBody(one.body) } }] : [],
	);
}

function listHubRequests({ rules }: Dialect): readonly { readonly task: string; readonly one: Case }[] {
	return rules.flatMap(({ path, task = "" }) =>
		task.split(" ").map((id) => {
			const one: Case = {
				path: path.replace(":model*", NAME).replace(":task", id),
				body: { model: NAME, inputs: "x", messages: [{ role: "user", content: "x" }] },
			};
			const chat = { model: NAME, messages: [{ role: "user", content: "x" }] };
			const body = path.endsWith("chat/completions") ? chat : one.body;
			return { task: id, one: { ...one, body } };
		}),
	);
}

function toPath(path: string): string {
	return MODEL_PATHS.reduce((current, [pattern, name]) => current.replace(pattern, name), path);
}

function toBody(body: object): object {
	if (body instanceof FormData) {
		const copy = new FormData();
		for (const [name, value] of body) copy.append(name, name === "model" ? NAME : value);
		return copy;
	}
	const field = ["model", "model_name"].find((name) => name in body);
	return field === undefined ? body : { ...body, [field]: NAME };
}
