import { createSimulator } from "@pusula/simulator";
import { describe, expect, it, vi } from "vitest";
import * as mine from "../src/index.ts";

/** The package once more, as when two versions of it, or its two entries, meet in one program. */
async function loadAgain(): Promise<typeof mine> {
	vi.resetModules();
	return import("../src/index.ts");
}

describe("two copies of the package in one program", () => {
	it("know each other's errors by class, and no others", async () => {
		const other = await loadAgain();
		expect(other.InputError).not.toBe(mine.InputError);
		const errors = {
			InputError: [new other.InputError("a"), new other.RouteError("a")],
			RouteError: [new other.RouteError("a")],
			ApiError: [new other.ApiError("a"), new other.HubError("a")],
			HubError: [new other.HubError("a")],
			NetworkError: [new other.NetworkError("a")],
			OutputError: [new other.OutputError("a")],
		};
		const all = Object.values(errors).flat();
		const { InputError, RouteError, ApiError, HubError, NetworkError, OutputError } = mine;
		const kinds = { InputError, RouteError, ApiError, HubError, NetworkError, OutputError };
		for (const [name, own] of Object.entries(errors)) {
			const kind = kinds[name as keyof typeof kinds]; // the same names on both sides
			const names = new Set(own.map((error) => error.name));
			for (const error of all) expect(error instanceof kind).toBe(names.has(error.name));
			expect(new Error("a") instanceof kind).toBe(false);
		}
	});

	it("keep a caller's own class apart from its parent", () => {
		class Mine extends mine.InputError {}
		expect(new mine.InputError("a")).not.toBeInstanceOf(Mine);
		expect(new Mine("a")).toBeInstanceOf(Mine);
		expect(new Mine("a")).toBeInstanceOf(mine.InputError);
	});

	it("run each other's providers: files in, files out, refusals in the contract's words", async () => {
		const other = await loadAgain();
		const fal = other.PROVIDERS["fal-ai"];
		const { fetch } = createSimulator();
		const client = new mine.InferenceClient("key", { fetch, resolveModel: asGiven });
		const inputs = new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])], { type: "image/png" });
		const masks = await client.imageSegmentation({
			provider: fal,
			model: "fal-ai/image-segmentation",
			inputs,
		});
		expect(masks[0]?.mask).toMatch(/^[A-Za-z0-9+/]/);
		const broken: typeof fetch = async () => Response.json({ nothing: true });
		await expect(
			new mine.InferenceClient("key", { fetch: broken, resolveModel: asGiven }).chatCompletion({
				provider: other.PROVIDERS.groq,
				model: "pusula/conversational",
				messages: [{ role: "user", content: "Merhaba" }],
			}),
		).rejects.toThrow("Invalid inference output: Expected ChatCompletionOutput");
	});
});

const asGiven: mine.ResolveModel = ({ provider, task, model = "" }) => ({
	provider: provider.id,
	providerId: model,
	hfModelId: model,
	status: "live",
	task,
});
