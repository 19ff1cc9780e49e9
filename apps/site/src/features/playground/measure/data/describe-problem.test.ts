import { TableError } from "@pusula/measure";
import { expect, it } from "vitest";
import { measure as tr } from "../../../../../messages/tr/measure.ts";
import { measure as en } from "../../../../../messages/en/measure.ts";
import { describeProblem } from "./describe-problem.ts";

it("writes the numbers of a problem as the language of the page does", () => {
	const error = new TableError("too-many-rows", { line: 10_002, most: 10_000 });
	expect(describeProblem(error, tr.data, "tr")).toContain("10.000");
	expect(describeProblem(error, en.data, "en")).toContain("10,000");
});

it("says a text among the facts as it is", () => {
	const error = new TableError("same-column", { line: 1, column: "2026" });
	expect(describeProblem(error, en.data, "en")).toContain("“2026”");
});
