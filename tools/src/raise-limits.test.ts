import { expect, it } from "vitest";
import { raiseLimits } from "./raise-limits.ts";

const TEXT = `[
	{ "name": "one", "code": "export { a } from 'b';", "minified": 1000, "gzip": 500 },
	{ "name": "two", "code": "export { c } from 'd';", "minified": 1000, "gzip": 500 }
]`;

it("raises the limits that are passed to the next whole step, in one row alone", () => {
	expect(raiseLimits(TEXT, "two", { minified: 1001, gzip: 500 })).toBe(
		`${TEXT.slice(0, TEXT.indexOf("'d'"))}${TEXT.slice(TEXT.indexOf("'d'")).replace("1000", "1050")}`,
	);
});

it("leaves limits that are kept", () => {
	expect(raiseLimits(TEXT, "one", { minified: 900, gzip: 20 })).toBe(TEXT);
});

it("names a row that there is not", () => {
	expect(() => raiseLimits(TEXT, "three", { minified: 1, gzip: 1 })).toThrow('"three"');
});
