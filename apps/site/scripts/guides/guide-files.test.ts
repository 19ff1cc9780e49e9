import { expect, it } from "vitest";
import { hashKept, listGuideIds, loadProgram } from "./guide-files.ts";

it("hashes what is kept of a guide, and leaves out what it has not kept yet", () => {
	const id = listGuideIds().find((one) => loadProgram(one).keeps.length > 0) ?? "";
	const { keeps } = loadProgram(id);
	expect(Object.keys(hashKept(id, [...keeps, "new.json"]))).toEqual(keeps);
});
