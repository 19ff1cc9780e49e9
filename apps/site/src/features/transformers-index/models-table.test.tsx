import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listSupportedModels, MODELS_SOURCE } from "../../facts/models/models.ts";
import { ModelsTable } from "./models-table.tsx";

it.each([
	["tr", '<a href="/docs/transformers/newer-models/#butun-yeni-aileler">Bütün yeni aileler</a>'],
	["en", '<a href="/en/docs/transformers/newer-models/#all-newer-families">All newer families</a>'],
] as const)("leads on to the newer families where no model fits, in %s", (locale, link) => {
	const html = renderToStaticMarkup(
		<ModelsTable models={[]} source={MODELS_SOURCE} guideTitles={new Map()} locale={locale} />,
	);
	expect(/<p[^>]* data-none=""[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toContain(link);
});

it("leads from a family to the guides that build one of its models", () => {
	const guideTitles = new Map([["translation", "Çeviri"]]);
	const html = renderToStaticMarkup(
		<ModelsTable
			models={listSupportedModels().filter(({ page }) => page === "marian" || page === "albert")}
			source={MODELS_SOURCE}
			guideTitles={guideTitles}
			locale="tr"
		/>,
	);
	expect(html).toContain('Kılavuz: <a href="/docs/transformers/translation/">Çeviri</a>');
	expect(html.match(/Kılavuz:/g)).toHaveLength(1);
});
