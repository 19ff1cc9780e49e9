import { expect, test } from "vitest";
import { DIALECTS } from "../src/generated/dialects.ts";
import { createHub } from "../src/state/hub.ts";
import { SPECIAL_MODELS } from "../src/state/hub-models.ts";
import { createSimulator, KNOWN_HOSTS } from "../src/index.ts";

test("every host of finished files that a dialect names is served", () => {
	const hosts = DIALECTS.flatMap(({ fileHost }) => fileHost ?? []);
	expect(hosts.length).toBeGreaterThan(5);
	expect(KNOWN_HOSTS).toEqual(expect.arrayContaining(hosts));
});

test("the platform's own provider is first in a model's list, and former ones are last", async () => {
	const url =
		"https://huggingface.co/api/models/meta-llama/Llama-3.1-8B-Instruct?expand=inferenceProviderMapping";
	const response = await createSimulator().fetch(url);
	const { inferenceProviderMapping } = (await response.json()) as { inferenceProviderMapping: object };
	const ids = Object.keys(inferenceProviderMapping);
	const isFormer = (id: string): boolean => DIALECTS.find((dialect) => dialect.id === id)?.former === true;
	expect(ids[0]).toBe("hf-inference");
	expect(ids.findIndex(isFormer)).toBeGreaterThan(0);
	expect(ids.slice(ids.findIndex(isFormer)).every(isFormer)).toBe(true);
});

test("names and LoRAs of a provider come from its dialect alone", () => {
	const acme = { id: "acme", rules: [{ task: "text-to-image" }] };
	const hub = createHub(
		[
			acme,
			{ ...acme, id: "own", modelNames: { "black-forest-labs/FLUX.1-dev": "flux" }, loraModel: () => "lora" },
		],
		{},
	);
	const namesOf = (model: string) =>
		hub.findMapping(model)?.map(({ provider, providerId }) => [provider, providerId]);
	expect(namesOf("black-forest-labs/FLUX.1-dev")).toEqual([
		["acme", "black-forest-labs/flux.1-dev"],
		["own", "flux"],
	]);
	expect(namesOf(SPECIAL_MODELS.lora)).toEqual([["own", "lora"]]);
});
