import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { DEVICE_ERRORS, isDeviceError } from "./device-errors.ts";

it.each(LOCALES)("every error of a run on the device has a page that explains it (%s)", (locale) => {
	const folder = new URL(`../../../content/${locale}/errors/`, import.meta.url);
	expect(DEVICE_ERRORS.filter((code) => !existsSync(new URL(`${code}.mdx`, folder)))).toEqual([]);
});

it("a failure inside the runtime is none of them", () => {
	expect(isDeviceError("no-room")).toBe(true);
	expect(isDeviceError("inference")).toBe(false);
	expect(isDeviceError(undefined)).toBe(false);
});
