import { TASK_IDS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { printType } from "./print-type.ts";

it("names the ids that a type lists whole, and leaves other lists", () => {
	const ids = TASK_IDS.toReversed().map((id) => `"${id}"`);
	expect(printType(`readonly (${ids.join(" | ")})[]`)).toBe("readonly (TaskId)[]");
	expect(printType(ids.slice(1).join(" | "))).not.toContain("TaskId");
	expect(printType('"tr" | "en"')).toBe('"tr" | "en"');
});

it("says so where a type is not known", () => {
	expect(printType(undefined)).toBe("unknown");
});
