import { describe, expect, it } from "vitest";
import { checkUrl } from "./check-request.ts";

describe("checkUrl", () => {
	it.each(["http://127.0.0.1:80/x", "HTTPS://router.example/v1?a=1"])("takes %s", (url) => {
		expect(() => checkUrl(url)).not.toThrow();
	});

	it.each([
		"",
		"acme/fox",
		"localhost:1234",
		"ftp://h/x",
		"data:,x",
		"https://user:secret@h/",
		"http://:secret@h",
	])("refuses %s without quoting it", (url) => {
		expect(() => checkUrl(url)).toThrow(/^The request has no http or https address(?!.*secret)/);
	});
});
