import { type Model, MODELS } from "@pusula/tasks/models";
import { expect, it } from "vitest";
import { SMALL_MODEL } from "./small-model.ts";
import { toLocalOptions } from "./local-options.ts";

const TABLE: readonly Model[] = MODELS;
const IN_BROWSER = TABLE.flatMap(({ id, browser }) => (browser ? [{ id, browser }] : []));

it("a model of the table runs in the precision whose size the consent states, and on what can run it", async () => {
	expect(IN_BROWSER.length).toBeGreaterThan(20);
	for (const { id, browser } of IN_BROWSER) {
		const { dtype, device } = browser;
		expect({ id, ...(await toLocalOptions(id)) }).toEqual({ id, dtype, ...(device && { device }) });
	}
	expect(IN_BROWSER.filter(({ browser }) => browser.device === "webgpu").length).toBeGreaterThan(2);
});

it("the small model runs from the site's folder in its own precision", async () => {
	expect(await toLocalOptions(SMALL_MODEL.id)).toMatchObject({ device: "wasm", dtype: "fp32" });
});

it("a model outside the table runs with the provider's default", async () => {
	expect(await toLocalOptions("acme/fox")).toEqual({});
});
