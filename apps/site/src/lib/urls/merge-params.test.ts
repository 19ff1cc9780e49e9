import { expect, it } from "vitest";
import { mergeParams } from "./merge-params.ts";

it("sets values without the spaces around them and drops those that are empty", () => {
	const params = new URLSearchParams("x=1&task=old&kind=datasets");
	const values = { q: " ses ", task: "translation", kind: "  " };
	expect(mergeParams(params, values).toString()).toBe("x=1&task=translation&q=ses");
	expect(params.get("kind")).toBe("datasets");
});
