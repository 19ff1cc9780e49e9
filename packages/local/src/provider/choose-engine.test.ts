import { expect, test } from "vitest";
import type { Engine, EngineHooks, EngineRequest } from "../types/engine.ts";
import { chooseEngine } from "./choose-engine.ts";

const REQUEST: EngineRequest = { task: "fill-mask", model: "acme/fox", isStream: false, fields: {} };
const HOOKS = { signal: new AbortController().signal } as EngineHooks; // the part that counts

test("an engine whose code did not come is loaded again by the next call", async () => {
	const opened = {
		run: () => Promise.resolve({ json: "made" }),
		close: () => Promise.resolve(),
	} as unknown as Engine;
	let loads = 0;
	const load = (): Promise<Engine> => {
		loads += 1;
		return loads === 1
			? Promise.reject(new TypeError("Failed to fetch dynamically imported module: /engine.js"))
			: Promise.resolve(opened);
	};
	const engine = chooseEngine({ worker: false }, load);
	await expect(engine.run(REQUEST, HOOKS)).rejects.toMatchObject({
		kind: "no-runtime",
		message: expect.stringContaining("/engine.js") as string,
	});
	await engine.close();
	expect(await engine.run(REQUEST, HOOKS)).toEqual({ json: "made" });
	expect(await engine.run(REQUEST, HOOKS)).toEqual({ json: "made" });
	expect(loads).toBe(2);
});

test("a call behind a close that nobody waits for begins when all is closed", async () => {
	const steps: string[] = [];
	const step = async (name: string): Promise<void> => {
		steps.push(`${name} begins`);
		await new Promise((resolve) => setImmediate(resolve));
		steps.push(`${name} ends`);
	};
	const opened = { run: () => step("run"), close: () => step("close") } as unknown as Engine;
	const engine = chooseEngine({ worker: false }, () => Promise.resolve(opened));
	const before = engine.run(REQUEST, HOOKS);
	const closed = engine.close();
	await Promise.all([before, closed, engine.run(REQUEST, HOOKS)]);
	const run = ["run begins", "run ends"];
	expect(steps).toEqual([...run, "close begins", "close ends", ...run]);
});
