import { expect, it } from "vitest";
import { listSupportedModels } from "./models.ts";

const MODELS = listSupportedModels();

it("leads to the page of a model in version 5, and to that in 4.50 where version 5 dropped it", () => {
	const hrefOf = (page: string) => MODELS.find((model) => model.page === page)?.href;
	expect(hrefOf("albert")).toBe("https://huggingface.co/docs/transformers/v5.12.0/en/model_doc/albert");
	expect(hrefOf("jukebox")).toBe("https://huggingface.co/docs/transformers/v4.50.0/en/model_doc/jukebox");
	const old = MODELS.filter(({ href }) => href.includes("/v4.50.0/"));
	expect(old).toEqual(MODELS.filter(({ isGone }) => isGone));
});
