import { describe, expect, it } from "vitest";
import { autoRouter } from "../../providers/auto-router.ts";
import { falAi } from "../../providers/fal-ai.ts";
import { groq } from "../../providers/groq.ts";
import { hfInference } from "../../providers/hf-inference.ts";
import { openai } from "../../providers/openai.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { Provider } from "../../types/provider.ts";
import type { Route } from "../../types/route.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { openCall } from "../call/call.ts";
import { buildRequest } from "./build.ts";
import { adapterOf, authMethodOf, checkModel, resolveRoute, toRoute } from "./resolve.ts";

interface Wanted {
	provider?: Provider;
	task?: ClientTask;
	model?: string | undefined;
	accessToken?: string | undefined;
	endpointUrl?: string | undefined;
	options?: Options;
}

function route({
	provider = groq,
	task = "conversational",
	model = "acme/fox",
	accessToken,
	endpointUrl,
	options = {},
}: Wanted): Promise<Route> {
	const call = openCall({ task, args: { accessToken, model, endpointUrl }, options });
	return resolveRoute({ provider, task, model, endpointUrl }, call);
}

describe("authMethodOf", () => {
	it.each([
		["hf_1", {}, "hf-token"],
		["sk-1", {}, "provider-key"],
		["hf_1", { includeCredentials: "include" }, "hf-token"],
		[undefined, {}, "none"],
		[undefined, { includeCredentials: "include" }, "credentials-include"],
		[undefined, { includeCredentials: true }, "credentials-include"],
		[undefined, { includeCredentials: false }, "none"],
		[undefined, { includeCredentials: "same-origin" }, "none"],
	])("key %s with %j is %s", (key, options, method) => {
		expect(authMethodOf(key, options)).toBe(method);
	});
});

describe("resolveModel of a caller", () => {
	it.each([undefined, null, "acme/fox", {}, { providerId: 1 }])(
		"that returns %j is an input error",
		async (mapping) => {
			const resolveModel = (): never => mapping as never; // what a program without types may return
			for (const given of [resolveModel, () => Promise.resolve(resolveModel())])
				await expect(route({ options: { resolveModel: given } })).rejects.toMatchObject({
					name: "InputError",
					code: "bad-input",
					message: "resolveModel must return an object with a providerId.",
				});
		},
	);

	it("may return anything that can be awaited", async () => {
		const mapping = { provider: "groq", providerId: "m", hfModelId: "acme/m", status: "live", task: "x" };
		// oxlint-disable-next-line unicorn/no-thenable -- what older promise libraries return
		const thenable = { then: (resolve: (value: object) => void) => resolve(mapping) };
		const resolveModel: Options["resolveModel"] = () => thenable as unknown as Promise<typeof mapping>;
		expect(await route({ options: { resolveModel } })).toMatchObject({ model: "m", hubModel: "acme/m" });
	});
});

describe("checkModel", () => {
	it.each(["http://h/m", "https://h/m", "HTTPS://h/m", "/models/x"])("refuses %s, a URL", (model) => {
		expect(() => checkModel(model)).toThrow("Model URLs are no longer supported. Use endpointUrl instead.");
	});

	it.each([undefined, "acme/fox", "https-model/fox"])("lets %s pass", (model) => {
		expect(checkModel(model)).toBeUndefined();
	});
});

describe("where a call goes", () => {
	it.each([
		["a platform key to the router", { accessToken: "hf_1" }, "https://router.huggingface.co/groq", true],
		["no key to the router", {}, "https://router.huggingface.co/groq", true],
		["a provider's key to the provider", { accessToken: "gsk" }, "https://api.groq.com", false],
		[
			"hf-inference to the router with any key",
			{ provider: hfInference, accessToken: "x" },
			"https://router.huggingface.co/hf-inference",
			false,
		],
		[
			"a task to its own host",
			{ provider: falAi, task: "text-to-video", accessToken: "x" },
			"https://queue.fal.run",
			false,
		],
		[
			"a closed-source provider to itself",
			{ provider: openai, model: "openai/gpt", accessToken: "sk" },
			"https://api.openai.com",
			false,
		],
		[
			"automatic chat to the router's root",
			{ provider: autoRouter, accessToken: "hf_1" },
			"https://router.huggingface.co/",
			true,
		],
		[
			"to another router",
			{ accessToken: "hf_1", options: { routerUrl: "https://r.test/" } },
			"https://r.test/groq",
			true,
		],
		[
			"to an endpoint",
			{ provider: hfInference, endpointUrl: " HTTPS://My.Host/x " },
			"HTTPS://My.Host/x",
			false,
		],
	] as const)("%s", async (_name, wanted, baseUrl, routed) => {
		expect(await route(wanted)).toMatchObject({ baseUrl, routed });
	});

	it("sends routed calls with a bearer header, whatever header the provider has", async () => {
		expect((await route({ provider: falAi, task: "text-to-video", accessToken: "hf_1" })).auth.prefix).toBe(
			"Bearer ",
		);
		expect((await route({ provider: falAi, task: "text-to-video", accessToken: "k" })).auth.prefix).toBe(
			"Key ",
		);
	});

	it.each([
		[{ endpointUrl: "https://h" }, "Cannot use endpointUrl with a third-party provider."],
		[{ provider: hfInference, endpointUrl: "h:80" }, 'endpointUrl must be an http or https URL, got "h:80".'],
		[
			{ provider: hfInference, endpointUrl: "acme/fox" },
			'endpointUrl must be an http or https URL, got "acme/fox".',
		],
		[{ model: "https://h" }, "Model URLs are no longer supported. Use endpointUrl instead."],
	])("refuses %j", async (wanted, message) => {
		await expect(route(wanted)).rejects.toThrow(message);
	});

	it("takes the model's names and weights from the mapping", async () => {
		const mapping = {
			provider: "fal-ai",
			providerId: "fal-ai/flux-lora",
			hfModelId: "acme/fox",
			status: "live",
			task: "text-to-image",
			adapter: "lora",
			adapterWeightsPath: "w.safetensors",
		};
		const found = await route({
			provider: falAi,
			task: "text-to-image",
			options: { resolveModel: () => mapping },
		});
		expect(found).toMatchObject({
			model: "fal-ai/flux-lora",
			hubModel: "acme/fox",
			lora: { type: "lora", weightsPath: "w.safetensors" },
		});
	});

	it("leads nowhere with a provider's model id that could climb, but to the service as a name in the body", () => {
		const mapping = { providerId: "../x", hfModelId: "acme/fox" };
		const build = (provider: Provider, task: "text-to-image" | "conversational"): HttpRequest => {
			const adapter = adapterOf(provider, task);
			const found = toRoute({ provider, task, endpointUrl: undefined }, mapping, "hf_1", {});
			return buildRequest(adapter, { inputs: "a fox" }, found);
		};
		expect(() => build(falAi, "text-to-image")).toThrow(
			expect.objectContaining({ code: "bad-model" }) as Error,
		);
		expect(build(groq, "conversational").url).toBe(
			"https://router.huggingface.co/groq/openai/v1/chat/completions",
		);
	});
});
