import { join } from "node:path";
import { testFaultTable } from "@pusula/tools/test-fault-table";
import { describe } from "vitest";

describe("the table of faults", () => {
	testFaultTable(join(import.meta.dirname, ".."));
});
