import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, label } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, at } from "../../parts/shapes.ts";

const FIELDS = ["code", "status", "provider", "model", "requestId", "attempts"];

/** The fields of an error of the client. */
export const errorAnatomy = defineDrawing({
	id: "error-anatomy",
	words: {
		tr: {
			title: "Bir hata nesnesinin içi",
			caption:
				"Sınıf sorunun kimde olduğunu, `code` ne olduğunu, `attempts` o ana kadar ne yapıldığını söyler. Anahtar ve istem hiçbir alanda yoktur.",
			description:
				"`ApiError` adlı bir kutuda altı alan ve anlamları: `code`, ne olduğu; `status`, sunucunun durumu; `provider`, kimin yanıtladığı; `model`, hangi model; `requestId`, destek ekibi için kimlik; `attempts`, her denemenin adresi, durumu ve beklemesi.",
			meanings:
				"kesin durum, değişmez|sunucunun HTTP durumu|yanıtı veren sağlayıcı|modelin adı|destek ekibi için kimlik|her deneme, beklemesi, ücreti",
		},
		en: {
			title: "Inside an error object",
			caption:
				"The class says whose side it is on, `code` what happened, `attempts` what was done until then. No field holds the key or the prompt.",
			description:
				"A box called `ApiError` with six fields and their meanings: `code`, what happened; `status`, the status of the server; `provider`, who responded; `model`, which model; `requestId`, the id for support; `attempts`, URL, status and pause of each attempt.",
			meanings:
				"what happened, never reworded|HTTP status of the server|provider that responded|name of the model|id for the support team|each attempt, pause and charge",
		},
	},
	draw: ({ words }) => {
		const meanings = words.meanings.split("|");
		const names = FIELDS.map((name) => code(name, { tone: "accent" }));
		const width = Math.max(...names.map((part) => part.width)) + 14;
		const rows = names.map((name, index) =>
			row(
				[area(width, name.height, at(0, 0, name)), label(meanings[index] ?? "", { size: 13, width: 200 })],
				0,
			),
		);
		return box(column([label("ApiError", { mono: true, bold: true }), ...rows], 9), {
			look: "card",
			padX: 14,
			padY: 12,
		});
	},
});
