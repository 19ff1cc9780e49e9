import { make, makeSvg } from "../../../lib/page/make-element.ts";
import type { Locale } from "../../../lib/locale.ts";
import { numbersIn } from "../../../locales/forms.ts";

/** Labels with scores as bars; a bar is full at 1 and empty at 0 and below. A label without a score has no bar. */
export function drawBars(
	data: readonly { readonly label: string; readonly score?: number | undefined }[],
	locale: Locale,
): HTMLElement {
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 1 });
	const rows = data.map(({ label, score }) => {
		const item = make("li", {}, make("span", {}, label));
		if (score === undefined) return item;
		const width = `${String(Math.min(1, Math.max(0, score)) * 100)}%`;
		item.append(
			make("span", { class: "score" }, percent.format(score)),
			makeSvg(
				"svg",
				{ class: "bar", width: "100%", height: "4", "aria-hidden": "true" },
				makeSvg("rect", { width, height: "4", rx: "1" }),
			),
		);
		return item;
	});
	return make("ul", { class: "bars", role: "list" }, ...rows);
}
