import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { HEADERS } from "../../integrations/hosting/host-rules.ts";
import { printHeadersFile } from "../../integrations/hosting/headers-file.ts";
import { printNginx } from "../../integrations/hosting/print-nginx.ts";

describe("the configuration for nginx", () => {
	it("is kept as it is made", async () => {
		const kept = await readFile(new URL("../../generated/nginx.conf", import.meta.url), "utf8");
		expect(kept).toBe(printNginx("/", "/usr/share/nginx/html"));
	});

	it.each(HEADERS)("sends $name", ({ value }) => {
		expect(printNginx("/", "/srv")).toContain(`"${value}"`);
	});

	it("closes every block and ends every line of its own", () => {
		const lines = printNginx("/pusula/", "/srv")
			.split("\n")
			.map((line) => line.trim());
		const count = (mark: string): number => lines.filter((line) => line.endsWith(mark)).length;
		expect(count("{")).toBe(count("}"));
		expect(lines.filter((line) => line !== "" && !/^#|[{};]$/.test(line))).toEqual([]);
	});

	it("sends WebAssembly compressed and without an encoding, which browsers would not stream", () => {
		const text = printNginx("/", "/srv");
		expect(/gzip_types (.*);/.exec(text)?.[1]?.split(" ")).toContain("application/wasm");
		const types = /charset_types (.*);/.exec(text)?.[1]?.split(" ") ?? [];
		expect(types).not.toContain("application/wasm");
		expect(new Set(types).size).toBe(types.length);
	});

	it("knows the path that the site was built for", () => {
		const text = printNginx("/pusula/", "/srv");
		expect(text).toContain("error_page 404 /pusula/404.html;");
		expect(text).toContain("~^/pusula/_astro/ ");
	});
});

describe("the file for other hosts", () => {
	it("gives every header to its URLs", () => {
		const text = printHeadersFile("/pusula/");
		for (const { name, value } of HEADERS) expect(text).toContain(`\n  ${name}: ${value}`);
		expect(text.split("\n").filter((line) => line.startsWith("/"))).toEqual([
			"/pusula/*",
			"/pusula/_astro/*",
			"/pusula/runtime/*",
			"/pusula/api/*",
		]);
	});
});
