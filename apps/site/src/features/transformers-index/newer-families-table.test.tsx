import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NewerFamiliesTable } from "./newer-families-table.tsx";

it.each([
	["tr", "/docs/transformers/object-detection/"],
	["en", "/en/docs/transformers/object-detection/"],
] as const)("leads from a family to the guides of its tasks, in %s", (locale, guide) => {
	const html = renderToStaticMarkup(<NewerFamiliesTable locale={locale} />);
	const [, row = ""] = html.split("models/rf_detr");
	expect(row.split("</tr>")[0]).toContain(`<a href="${guide}">object_detection</a>`);
});
