import { expect, test } from "vitest";
import { buildCatalogue } from "../build-catalogue.ts";
import {
	chooseConnection,
	fitsUrl,
	type PlaygroundState,
	readFields,
	readState,
	toNextState,
	toParams,
} from "./playground-state.ts";

const CATALOGUE = buildCatalogue("tr", {});
const STATE: PlaygroundState = {
	task: "text-to-image",
	provider: "fal-ai",
	model: "a/b",
	scenario: "busy",
	connection: "key",
};

test("a state comes back from its URL", () => {
	const fields = { inputs: "tilki & ağaç", "parameters.seed": "7" };
	const params = new URLSearchParams(toParams(STATE, fields).toString());
	expect(readState(params, CATALOGUE)).toEqual(STATE);
	expect(readFields(params)).toEqual(fields);
});

test("files and long texts stay out of the URL", () => {
	expect(toParams(STATE, { inputs: new Blob(["a"]) }).has("fields")).toBe(false);
	expect(toParams(STATE, { inputs: "a".repeat(5000) }).has("fields")).toBe(false);
});

test("what is not offered falls back to what is", () => {
	const params = new URLSearchParams("task=nothing&provider=nobody&scenario=never&fields=[1,{");
	expect(readState(params, CATALOGUE)).toEqual({
		task: "conversational",
		provider: "auto",
		model: "",
		scenario: "",
		connection: "simulated",
	});
	expect(readFields(params)).toBeUndefined();
	expect(readFields(new URLSearchParams('fields={"a":1,"b":"c"}'))).toEqual({ b: "c" });
});

test("another task or another way begins with its own model, and a server is asked only for what it speaks", () => {
	const next = (changed: Partial<PlaygroundState>) => toNextState(CATALOGUE, STATE, changed, "openai");
	expect(next({ task: "fill-mask" })).toMatchObject({
		task: "fill-mask",
		provider: "hf-inference",
		model: "",
	});
	expect(next({ provider: "together" })).toMatchObject({ provider: "together", model: "a/b" });
	const masked = { ...STATE, task: "fill-mask", provider: "hf-inference" };
	const own = { connection: "endpoint" } as const;
	expect(toNextState(CATALOGUE, masked, own, "openai")).toMatchObject({ task: "conversational", model: "" });
	expect(toNextState(CATALOGUE, masked, own, "inference").task).toBe("fill-mask");
	expect(next(own).task).toBe("text-to-image");
});

test("a task begins with a provider that has models for it, unless another was chosen", () => {
	const read = (text: string) => readState(new URLSearchParams(text), CATALOGUE);
	const change = (from: string, task: string) =>
		toNextState(CATALOGUE, read(from), { task }, "openai").provider;
	expect(read("task=text-to-image").provider).toBe("auto");
	expect(change("task=text-classification", "conversational")).toBe("auto");
	expect(change("task=conversational", "text-classification")).toBe("hf-inference");
	expect(change("task=conversational&provider=together", "text-to-image")).toBe("together");
});

test("a form or a scenario that is opened keeps the provider that it names, also one that the task before began with", () => {
	const before = readState(new URLSearchParams("task=text-classification"), CATALOGUE);
	const open = (target: Partial<PlaygroundState>) => toNextState(CATALOGUE, before, target, "openai");
	const saved = { task: "conversational", provider: "hf-inference", model: "a/b", scenario: "" } as const;
	expect(open({ ...saved, connection: "key" })).toMatchObject({ provider: "hf-inference", model: "a/b" });
	for (const { id, target = {} } of CATALOGUE.scenarios)
		expect(open({ scenario: id })).toMatchObject({ ...target, scenario: id });
});

test("a URL without a word begins with a task whose answer is real, any other with what it asks for", () => {
	const read = (text: string) => readState(new URLSearchParams(text), CATALOGUE);
	expect(read("")).toMatchObject({ task: "image-to-text", connection: "local" });
	expect(read("utm_source=mail")).toMatchObject({ task: "image-to-text", connection: "local" });
	for (const named of [
		"provider=groq",
		"connection=endpoint",
		"model=a/b",
		"fields={}",
		"scenario=slow-headers",
	])
		expect(read(named).task).toBe("conversational");
});

test("another task begins with its own connection, unless the reader has chosen one", () => {
	const from = (task: string, connection: PlaygroundState["connection"], scenario = "") => ({
		to: (next: Partial<PlaygroundState>) =>
			toNextState(CATALOGUE, { ...STATE, task, connection, scenario }, next, "openai").connection,
	});
	expect(from("fill-mask", "simulated").to({ task: "image-to-text" })).toBe("local");
	expect(from("image-to-text", "local").to({ task: "text-generation" })).toBe("local");
	expect(from("image-to-text", "local").to({ task: "fill-mask" })).toBe("simulated");
	expect(from("fill-mask", "local").to({ task: "text-classification" })).toBe("local");
	expect(from("fill-mask", "key").to({ task: "image-to-text" })).toBe("key");
	expect(from("image-to-text", "simulated").to({ task: "text-generation" })).toBe("simulated");
	expect(from("fill-mask", "simulated", "busy").to({ task: "image-to-text" })).toBe("simulated");
	expect(from("fill-mask", "simulated").to({ model: "a/b" })).toBe("simulated");
	expect(from("image-to-text", "local").to({ connection: "simulated" })).toBe("simulated");
});

test("a form too long for a URL stays out of it, and is known to", () => {
	const fits = { inputs: "ş".repeat(2900) };
	const long = { inputs: "ş".repeat(3000) };
	expect([fitsUrl({}), fitsUrl(fits), fitsUrl(long)]).toEqual([true, true, false]);
	expect(toParams(STATE, fits).get("fields")).toBe(JSON.stringify(fits));
	expect(toParams(STATE, long).has("fields")).toBe(false);
});

test("an error's scenario brings its target, and goes when the target does", () => {
	const state = toNextState(CATALOGUE, STATE, { scenario: "error-model-prefix" }, "openai");
	expect(state).toMatchObject({ task: "conversational", provider: "openai", model: "openai/gpt-4o-mini" });
	expect(toNextState(CATALOGUE, state, { provider: "groq" }, "openai").scenario).toBe("");
	expect(toNextState(CATALOGUE, state, { model: "openai/other" }, "openai").scenario).toBe(
		"error-model-prefix",
	);
	expect(readState(new URLSearchParams("task=fill-mask&scenario=error-no-queue"), CATALOGUE)).toMatchObject({
		task: "conversational",
		provider: "groq",
	});
});

test("models in the browser are a way only where there are any, and the first one where they come with the site", () => {
	const read = (text: string) => readState(new URLSearchParams(text), CATALOGUE).connection;
	expect(read("task=fill-mask&connection=local")).toBe("local");
	expect(read("task=text-to-video&connection=local")).toBe("simulated");
	const local = { ...STATE, task: "fill-mask", provider: "hf-inference", connection: "local" } as const;
	expect(toNextState(CATALOGUE, local, { task: "text-to-video" }, "openai").connection).toBe("simulated");
	const shipped = {
		...CATALOGUE,
		tasks: CATALOGUE.tasks.map((task) => (task.id === "fill-mask" ? { ...task, isShipped: true } : task)),
	};
	expect(chooseConnection(shipped, "fill-mask")).toBe("local");
	expect(readState(new URLSearchParams("task=fill-mask"), shipped).connection).toBe("local");
	const simulated = toParams({ ...local, connection: "simulated" }, {}, "local");
	expect(readState(simulated, shipped).connection).toBe("simulated");
	expect(toParams(local, {}, "local").has("connection")).toBe(false);
});
