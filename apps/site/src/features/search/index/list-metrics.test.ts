import { expect, test } from "vitest";
import { CALCULATOR_IDS } from "../../../facts/generated/calculator-ids.ts";
import { listMetrics } from "./list-catalogue.ts";

test("every metric that can be calculated is found by its id", () => {
	expect(listMetrics("en").map(({ names }) => names)).toEqual(CALCULATOR_IDS);
});
