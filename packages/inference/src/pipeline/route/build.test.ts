import { describe, expect, it } from "vitest";
import { InputError } from "../../errors/errors.ts";
import { falAi } from "../../providers/fal-ai.ts";
import { groq } from "../../providers/groq.ts";
import { hfInference } from "../../providers/hf-inference.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { Provider } from "../../types/provider.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { checkHeaderText } from "../../lib/args.ts";
import { ShapeError } from "../../lib/shape-error.ts";
import { adapterOf, toRoute } from "./resolve.ts";
import { buildRequest, jobUrl } from "./build.ts";

interface Wanted {
	provider?: Provider;
	task?: ClientTask;
	key?: string | undefined;
	endpointUrl?: string;
	options?: Options;
	extra?: object;
	urlTransform?: (url: string) => string;
}

const CHAT = { messages: [{ role: "user", content: "hi" }] };

function build(
	{
		provider = groq,
		task = "conversational",
		key = "hf_1",
		endpointUrl,
		options = {},
		extra,
		urlTransform,
	}: Wanted = {},
	input: object = CHAT,
): HttpRequest {
	const ids = { providerId: "acme/fox", hfModelId: "acme/fox" };
	const route = toRoute({ provider, task, endpointUrl }, ids, key, options);
	const fields = { ...input, ...extra };
	return buildRequest(adapterOf(provider, task), fields, route, { billTo: options.billTo, urlTransform });
}

describe("buildRequest", () => {
	it("is data: URL, headers and body, and the name of the key's header", () => {
		expect(build()).toEqual({
			method: "POST",
			url: "https://router.huggingface.co/groq/openai/v1/chat/completions",
			headers: { "Content-Type": "application/json" },
			auth: { header: "Authorization", prefix: "Bearer " },
			body: { kind: "json", value: { model: "acme/fox", ...CHAT } },
		});
	});

	it("holds no key", () => {
		expect(JSON.stringify(build({ key: "hf_very_secret" }))).not.toContain("secret");
	});

	it.each([undefined, ""])("has no header for a key where it is %j", (key) => {
		const ids = { providerId: "m", hfModelId: "m" };
		const route = toRoute({ provider: groq, task: "conversational", endpointUrl: undefined }, ids, key, {});
		expect(buildRequest(adapterOf(groq, "conversational"), CHAT, route)).not.toHaveProperty("auth");
	});

	it("refuses an input that the adapter cannot read, with its cause", () => {
		const wanted = { provider: hfInference, task: "document-question-answering" } as const;
		expect(() => build(wanted, { inputs: null })).toThrow(
			expect.objectContaining({
				code: "bad-input",
				message: "The input does not have the fields that document-question-answering needs.",
				cause: expect.any(TypeError) as TypeError,
			}) as Error,
		);
	});

	it("sends a bare file without a content type of its own", () => {
		const file = new Blob(["x"], { type: "audio/flac" });
		const request = build({ provider: hfInference, task: "audio-classification" }, { inputs: file });
		expect(request.headers).not.toHaveProperty("Content-Type");
		expect(request.body).toEqual({ kind: "file", file });
	});

	it("adds extra fields without touching the caller's object", () => {
		const input = Object.freeze({ ...CHAT });
		expect(build({ extra: { stream: true } }, input).body).toMatchObject({ value: { stream: true } });
		expect(input).toEqual(CHAT);
	});

	it("puts the router's query on routed calls only", () => {
		const image = { inputs: "a fox" };
		expect(build({ provider: falAi, task: "text-to-image" }, image).url).toMatch(/\?_subdomain=queue$/);
		expect(build({ provider: falAi, task: "text-to-image", key: "k" }, image).url).not.toContain("?");
	});

	it("keeps an endpoint's query behind the path", () => {
		expect(build({ provider: hfInference, endpointUrl: "https://h/v1?api-version=2" }).url).toBe(
			"https://h/v1/chat/completions?api-version=2",
		);
	});

	it("lets urlTransform change the URL last", () => {
		expect(build({ urlTransform: (url) => url.replace("openai", "mine") }).url).toContain("/mine/v1/");
	});

	it.each([
		["routed calls", { key: "hf_1" }, true],
		["hf-inference with any key", { provider: hfInference, key: "k" }, true],
		["direct calls", { key: "gsk" }, false],
		[
			"an endpoint of the caller's own",
			{ provider: hfInference, key: "hf_1", endpointUrl: "https://h" },
			false,
		],
	])("names who pays only to the platform: %s", (_name, wanted, isNamed) => {
		const { headers } = build({ ...wanted, options: { billTo: "acme" } });
		expect(headers["X-HF-Bill-To"]).toBe(isNamed ? "acme" : undefined);
	});
});

describe("the URL of a job", () => {
	const ids = { providerId: "acme/fox", hfModelId: "acme/fox" };
	const route = toRoute({ provider: falAi, task: "text-to-image", endpointUrl: undefined }, ids, "hf_1", {});
	const adapter = adapterOf(falAi, "text-to-image");

	it("is below the base of its route", () => {
		expect(jobUrl({ path: "/m/requests/1/status" }, adapter, route)).toBe(
			"https://router.huggingface.co/fal-ai/m/requests/1/status?_subdomain=queue",
		);
	});

	it.each(["../api/whoami-v2", "/m/../../api/whoami-v2", "/m/%2e%2e/%2e%2e/api", "/m/\\..\\..\\..\\api"])(
		"is none for %s, which leads out of it with the key",
		(path) => {
			expect(() => jobUrl({ path }, adapter, route)).toThrow(ShapeError);
		},
	);
});

describe("texts that go into headers", () => {
	it("keeps plain ones", () => {
		expect(checkHeaderText("hf_abc 123", "accessToken")).toBe("hf_abc 123");
	});

	it.each(["hf_\nsecret", "hf_\u{1F511}secret", "hf_sécret"])(
		"refuses others without quoting them",
		(text) => {
			const refused = (): string => checkHeaderText(text, "accessToken");
			expect(refused).toThrow(InputError);
			expect(refused).toThrow(/^accessToken holds a character(?!.*cret)/);
		},
	);
});
