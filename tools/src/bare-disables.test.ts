import { expect, test } from "vitest";
import { findBareDisables } from "./bare-disables.ts";

test.each([
	"// oxlint-disable-next-line eslint/no-console -- the report goes to the screen",
	"/* oxlint-disable eslint/no-console -- the report goes to the screen */",
	"// oxlint-disable-next-line eslint/no-console, eslint/no-alert -- both go to the screen",
	"\t\t{/* oxlint-disable-next-line react/no-array-index-key -- rows never move */}",
	'const text = "// oxlint-disable-next-line";',
])("lets %j pass", (line) => {
	expect(findBareDisables(line)).toEqual([]);
});

test.each([
	"// oxlint-disable-next-line eslint/no-console",
	"/* eslint-disable -- noisy */",
	"// oxlint-disable-line no-console -- noisy",
	"// oxlint-disable-line eslint/no-console, no-alert -- noisy",
	"<!-- eslint-disable -->",
])("finds %j", (line) => {
	expect(findBareDisables(`const a = 1;\n${line}\n`)).toEqual([2]);
});
