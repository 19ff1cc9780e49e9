import { expect, test } from "vitest";
import { findAwaited } from "./awaited-press.ts";

const TARGET = { connection: "simulated" };
const COMPARED: readonly string[] = [];
const PRESS = { args: ["run"], of: [TARGET, COMPARED, 0] };

test("a press waits while nothing of what it runs has changed", () => {
	expect(findAwaited(undefined, PRESS.of)).toBeUndefined();
	expect(findAwaited(PRESS, [TARGET, COMPARED, 0])).toBe(PRESS.args);
});

test.each([
	["connection", [{ connection: "key" }, COMPARED, 0]],
	["compared models", [TARGET, ["groq:acme/one"], 0]],
	["form", [TARGET, COMPARED, 1]],
])("a press in one state of the page runs nothing in another: %s", (_, of) => {
	expect(findAwaited(PRESS, of)).toBeUndefined();
});
