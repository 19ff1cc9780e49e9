import { createSimulator } from "@pusula/simulator";
import { expect, it } from "vitest";
import { findOwnTool, hasTool, OWN_TOOLS, toggleTool } from "./own-tools.ts";
import { playTool } from "./play-tool.ts";

const NOW = new Date("2026-11-22T09:05:00Z");
const [clock, calculator] = OWN_TOOLS;

it("plays the clock in the wanted zone, and the calculator", () => {
	if (!clock || !calculator) throw new Error("Two tools are expected.");
	expect(playTool(clock, '{"time_zone":"Europe/Istanbul"}', NOW)).toContain("2026-11-22 12:05:00");
	expect(playTool(clock, "", NOW)).toContain("2026-11-22 09:05:00");
	expect(playTool(calculator, '{"expression":"(12 + 8) * 3"}', NOW)).toBe('{"result":"60"}');
});

it("gives the model an error for arguments that do not fit", () => {
	if (!clock || !calculator) throw new Error("Two tools are expected.");
	for (const args of ["{", '{"expression":"process.exit()"}', "null"])
		expect(JSON.parse(playTool(calculator, args, NOW))).toHaveProperty("error");
	expect(JSON.parse(playTool(clock, '{"time_zone":"Nowhere/No"}', NOW))).toHaveProperty("error");
	expect(findOwnTool("get_weather")).toBeUndefined();
});

it("adds a tool to the field and takes it out again, beside others", () => {
	if (!clock) throw new Error("A clock is expected.");
	const other = { type: "function", function: { name: "get_weather" } };
	const added = toggleTool(JSON.stringify([other]), clock, "tr");
	expect(JSON.parse(added)).toEqual([other, clock.describe("tr")]);
	expect([hasTool(added, clock.name), hasTool("[", clock.name)]).toEqual([true, false]);
	expect(JSON.parse(toggleTool(added, clock, "tr"))).toEqual([other]);
	expect(toggleTool(toggleTool("", clock, "en"), clock, "en")).toBe("");
});

it.each(OWN_TOOLS)("$name has a form that servers take", async ({ describe: describeTool }) => {
	const response = await createSimulator().fetch("https://api.groq.com/openai/v1/chat/completions", {
		method: "POST",
		headers: { authorization: "Bearer x", "content-type": "application/json" },
		body: JSON.stringify({
			model: "llama-3.1-8b-instant",
			messages: [{ role: "user", content: "?" }],
			tools: [describeTool("tr"), describeTool("en")],
		}),
	});
	expect(response.status).toBe(200);
});
