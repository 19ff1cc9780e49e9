import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listModelEndings } from "./models-ending.tsx";

test("shows languages, size, licence and date of each model that the page names, once", () => {
	const page = 'model: "Qwen/Qwen3-32B" … `Qwen/Qwen3-32B` … "black-forest-labs/FLUX.1-dev"';
	const [ending, ...others] = listModelEndings(page, "tr");
	expect(others).toEqual([]);
	expect(ending).toMatchObject({ id: "bu-sayfadaki-modeller", title: "Bu sayfadaki modeller" });
	const html = renderToStaticMarkup(ending?.content);
	expect(html.match(/<li/g)).toHaveLength(2);
	expect(html).toMatch(/Qwen3-32B.*Türkçe var.*32,8 Mr parametre.*apache-2\.0.*2025/is);
});

test("marks a model whose licence bars business", () => {
	const html = (model: string) => renderToStaticMarkup(listModelEndings(model, "tr")[0]?.content);
	expect(html("black-forest-labs/FLUX.1-dev")).toContain("ticari kullanıma kapalı");
	expect(html("black-forest-labs/FLUX.1-schnell")).not.toContain("ticari kullanıma kapalı");
});

test("adds nothing to a page that names no model", () => {
	expect(listModelEndings("`apps/site` and/or acme/fox", "en")).toEqual([]);
});
