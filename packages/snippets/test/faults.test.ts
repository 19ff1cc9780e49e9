import { testFaultTable } from "@pusula/tools/test-fault-table";
import { describe } from "vitest";

describe("the table of faults", () => {
	testFaultTable(new URL("../", import.meta.url));
});
