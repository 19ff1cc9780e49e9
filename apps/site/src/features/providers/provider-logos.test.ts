import { PROVIDERS } from "@pusula/inference";
import { describe, expect, it } from "vitest";
import { LOGOS, printLogos } from "./provider-logos.ts";

describe("logos of providers", () => {
	it("belong to providers", () => {
		expect(Object.keys(PROVIDERS)).toEqual(expect.arrayContaining(Object.keys(LOGOS)));
	});

	it.each(Object.entries(LOGOS))("are drawn on a square of 24 by shapes alone: %s", (_, svg) => {
		expect(svg).toContain('viewBox="0 0 24 24"');
		const drawn = svg.replaceAll(/<title>.*?<\/title>/g, "").match(/<(?!\/|svg|path)\w+/g);
		expect(drawn).toBeNull();
	});

	it("stand in one file, each under the id of its provider, without scripts, styles or URLs", () => {
		const file = printLogos();
		for (const id of Object.keys(LOGOS)) expect(file).toMatch(new RegExp(`id="${id}"[^>]*><path d="[Mm]`));
		expect(file).not.toMatch(/script|style|href|on\w+=/);
	});
});
