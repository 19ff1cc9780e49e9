import { expect, test } from "vitest";
import { toJsonFile } from "./api-files.ts";

test("URLs without an ending mean JSON files, others stay", () => {
	expect(toJsonFile("/api/tasks")).toBe("/api/tasks.json");
	expect(toJsonFile("/api/tasks/")).toBe("/api/tasks.json");
	expect(toJsonFile("/api/tasks/text-to-image?full=1")).toBe("/api/tasks/text-to-image.json?full=1");
	expect(toJsonFile("/api/schemas/tasks.json")).toBe("/api/schemas/tasks.json");
});
