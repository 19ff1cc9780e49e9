import { expect, it } from "vitest";
import { toKeyVariable } from "./key-variable.ts";

it("makes the name of a variable from the id of a provider", () => {
	expect(toKeyVariable("groq")).toBe("GROQ_API_KEY");
	expect(toKeyVariable("black-forest-labs")).toBe("BLACK_FOREST_LABS_API_KEY");
});
