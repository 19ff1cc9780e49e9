import { expect, it } from "vitest";
import { buildCatalogue } from "../build-catalogue.ts";
import { listEndpointTasks } from "./endpoint-tasks.ts";

const catalogue = buildCatalogue("en", {});

it("offers on a server with the OpenAI API the tasks that have a route there", () => {
	expect(
		listEndpointTasks(catalogue, "openai")
			.map(({ id }) => id)
			.toSorted(),
	).toEqual([
		"automatic-speech-recognition",
		"conversational",
		"feature-extraction",
		"text-generation",
		"text-to-image",
	]);
});

it("offers on an endpoint of its own all tasks of the provider that serves endpoints", () => {
	const served = catalogue.providers.find(({ servesEndpoints }) => servesEndpoints)?.tasks ?? [];

	expect(
		listEndpointTasks(catalogue, "inference")
			.map(({ id }) => id)
			.toSorted(),
	).toEqual(served.toSorted());
});
