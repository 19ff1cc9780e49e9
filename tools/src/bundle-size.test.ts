import { expect, test } from "vitest";
import { measureBundle } from "./bundle-size.ts";

test("counts what a module exports and leaves out what nobody uses", async () => {
	const used = 'export const greeting = "merhaba";';
	const alone = await measureBundle(used);
	expect(alone.minified).toBeGreaterThan(used.length / 2);
	expect(alone.gzip).toBeGreaterThan(0);
	expect(await measureBundle(`const unused = "${"x".repeat(500)}"; ${used}`)).toEqual(alone);
});

test("takes workspace packages from their sources", async () => {
	expect((await measureBundle('export { TASK_IDS } from "@pusula/tasks";')).minified).toBeGreaterThan(500);
});

test("leaves packages out that count elsewhere", async () => {
	const code = 'export { TASK_IDS } from "@pusula/tasks";';
	expect((await measureBundle(code, { external: ["@pusula/tasks"] })).minified).toBeLessThan(100);
});

test("fails for a name that a package does not export", async () => {
	await expect(measureBundle('export { nothing } from "@pusula/tasks";')).rejects.toThrow("nothing");
});
