import { expect, it } from "vitest";
import { SHIPPED_MODELS } from "./shipped-models.ts";
import { countSiteBytes, listShippedBytes, toRunOptions } from "./shipped-runs.ts";
import { SMALL_MODEL, SMALL_MODEL_FOLDER } from "./small-model.ts";

it("a model that comes with the site runs on the small runtime, from the site's folder", () => {
	expect(toRunOptions(SMALL_MODEL.id)).toEqual({
		device: "wasm",
		modelUrls: { [SMALL_MODEL.id]: SMALL_MODEL_FOLDER },
	});
	expect(toRunOptions("Xenova/whisper-base")).toEqual({});
});

it("a first run is counted with what runs the model", () => {
	expect(Object.keys(listShippedBytes())).toEqual(SHIPPED_MODELS.map(({ id }) => id));
	expect(countSiteBytes("tesseract/tur+eng") / 1e6).toBeCloseTo(9.1, 1);
	expect(countSiteBytes(SMALL_MODEL.id) / 1e6).toBeCloseTo(18.2, 1);
	expect(countSiteBytes("Xenova/whisper-base")).toBe(0);
});
