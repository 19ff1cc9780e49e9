import { describe, expect, it } from "vitest";
import { HubError } from "../src/core.ts";
import { rejectionOf, serverFor } from "./calls.ts";
import { client, HF, lookupsOf, platform } from "./hub-server.ts";
import { type Responder, sendJson } from "./server.ts";

describe("a call without a model", () => {
	const tasks: Responder = (request, response, index) =>
		request.path === "/api/tasks"
			? sendJson(response, {
					"text-classification": { models: [{ id: "acme/first" }, { id: "acme/second" }] },
					"fill-mask": { models: [] },
				})
			: HF(request, response, index);

	it("takes the hub's first model for the task", async () => {
		const server = await serverFor(platform(tasks));
		await client(server).textClassification({ provider: "hf-inference", inputs: "a" });
		expect(lookupsOf(server)[1]?.path).toContain("acme/first");
	});

	it("requests the hub's list once", async () => {
		const server = await serverFor(platform(tasks));
		const one = client(server);
		await Promise.all(
			Array.from({ length: 5 }, () => one.textClassification({ provider: "hf-inference", inputs: "a" })),
		);
		expect(lookupsOf(server).filter(({ path }) => path === "/api/tasks")).toHaveLength(1);
	});

	it.each(["fillMask", "summarization"] as const)(
		"is an error where the hub has none: %s",
		async (method) => {
			const server = await serverFor(platform(tasks));
			expect(
				await rejectionOf(client(server)[method]({ provider: "hf-inference", inputs: "a" })),
			).toMatchObject({
				code: "no-default-model",
				message: `No default model defined for task ${method === "fillMask" ? "fill-mask" : method}, please define the model explicitly.`,
			});
		},
	);

	it.each([
		["a failure", 401, "application/json", "{}"],
		["a web page", 200, "application/json", "<h1>"],
	])("is an error where the hub's list is %s", async (_name, status, type, body) => {
		const server = await serverFor(
			platform((_request, response) => void response.writeHead(status, { "Content-Type": type }).end(body)),
		);
		const error = await rejectionOf(
			client(server).textClassification({ provider: "hf-inference", inputs: "a" }),
		);
		expect(error).toBeInstanceOf(HubError);
		expect(error).toMatchObject({
			message: "Failed to load tasks definitions from Hugging Face Hub.",
			code: "task-list",
		});
	});
});
