import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";

/** What a caller chooses: the task, the model and the provider. */
export const threeChoices = defineDrawing({
	id: "three-choices",
	words: {
		tr: {
			title: "Bir çağrının üç seçimi",
			caption:
				"Üçü birbirinden bağımsız değişir: modeli yenilemek görevi, sağlayıcıyı değiştirmek modeli değiştirmez.",
			description:
				"Yan yana üç kutu. Ne yapılacak: görev, örneği `text-to-image`. Hangi ağırlıklarla: model, örneği `FLUX.1-schnell`. Kimin makinesinde: sağlayıcı, örneği `together`.",
			what: "Ne yapılacak?",
			task: "görev",
			which: "Hangi ağırlıklarla?",
			model: "model",
			where: "Kimin makinesinde?",
			provider: "sağlayıcı",
		},
		en: {
			title: "The three choices of a call",
			caption:
				"Each changes without the others: a newer model leaves the task as it is, another provider the model.",
			description:
				"Three boxes side by side. What is done: the task, for example `text-to-image`. With which weights: the model, for example `FLUX.1-schnell`. On whose machine: the provider, for example `together`.",
			what: "What is done?",
			task: "task",
			which: "With which weights?",
			model: "model",
			where: "On whose machine?",
			provider: "provider",
		},
	},
	draw: ({ words, sheet }) => {
		const choices = [
			[words.what, words.task, "text-to-image"],
			[words.which, words.model, "FLUX.1-schnell"],
			[words.where, words.provider, "together"],
		] as const;
		const boxes = choices.map(([question, kind, example]) =>
			box(
				column([note(question), label(kind, { bold: true }), code(example, { tone: "accent" })], 4, "middle"),
				{
					width: sheet.narrow ? 220 : 200,
					padY: 12,
				},
			),
		);
		return sheet.narrow ? column(boxes, 10) : row(boxes, 20);
	},
});
