import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";
import { matrix } from "../../parts/matrix.ts";
import { printNumber } from "../../spec/print-number.ts";

/** The page's own exam: two rows, one answered right, a threshold that is missed, and the exit code. */
export const examInCi = defineDrawing({
	id: "exam-in-ci",
	words: {
		tr: {
			title: "Değişiklikten çıkış koduna",
			caption:
				"Yukarıdaki sınavın yolu. İki satırdan biri doğru olduğu için `accuracy` 0,5'tir; eşik 0,8 olduğundan çıkış kodu 1 olur ve CI birleştirmeyi durdurur.",
			description:
				"Okla bağlı dört adım. İstem ya da model değişir. `pusula eval` iki satırı çalıştırır. Ölçülen değerler eşiklerle karşılaştırılır: `accuracy` 0,5, istenen en az 0,8, tutmadı; `failures` 0, istenen en çok 0, tuttu. Bir eşik tutmadığı için çıkış kodu 1 olur ve birleştirme durur; hepsi tutsaydı 0 olurdu.",
			change: "Değişiklik",
			changed: "istem, model ya da sağlayıcı",
			exam: "Sınav",
			rows: "2 satır, 1 doğru",
			threshold: "eşik",
			value: "değer",
			verdict: "sonuç",
			kept: "tuttu",
			missed: "tutmadı",
			exit: "Çıkış kodu 1",
			stopped: "birleştirme durur",
			otherwise: "hepsi tutsaydı 0",
		},
		en: {
			title: "From a change to an exit code",
			caption:
				"The way of the exam above. One row of two is right, so `accuracy` is 0.5; the threshold is 0.8, so the exit code is 1 and CI stops the merge.",
			description:
				"Four steps joined by arrows. A prompt or a model changes. `pusula eval` runs the two rows. The values are compared with the thresholds: `accuracy` is 0.5 where at least 0.8 is wanted, missed; `failures` is 0 where at most 0 is wanted, met. Since one is missed the exit code is 1 and the merge stops; had all been met, it would be 0.",
			change: "A change",
			changed: "prompt, model or provider",
			exam: "The exam",
			rows: "2 rows, 1 right",
			threshold: "threshold",
			value: "value",
			verdict: "result",
			kept: "met",
			missed: "missed",
			exit: "Exit code 1",
			stopped: "the merge stops",
			otherwise: "with all met, 0",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const step = (name: string, about: readonly string[], look: "box" | "warn") =>
			box(
				column(
					[
						label(name, { size: 13, bold: true }),
						...about.map((text) => note(text, { width: 110, anchor: "middle" })),
					],
					2,
					"middle",
				),
				{ look, padX: 9 },
			);
		const exam = box(
			column(
				[label(words.exam, { size: 13, bold: true }), code("pusula eval"), note(words.rows)],
				2,
				"middle",
			),
			{ padX: 9 },
		);
		const checks = matrix(
			[
				[
					{ text: "accuracy>=0.8", mono: true },
					printNumber(0.5, locale),
					{ text: words.missed, look: "warn", bold: true },
				],
				[{ text: "failures<=0", mono: true }, "0", { text: words.kept, look: "wash" }],
			],
			{ head: [words.threshold, words.value, words.verdict] },
		);
		const [change, exit] = [
			step(words.change, [words.changed], "box"),
			step(words.exit, [words.stopped, words.otherwise], "warn"),
		];
		if (sheet.narrow) return flow(sheet, [change, exam, checks, exit]);
		return column([flow(sheet, [change, exam]), arrow("down", 20), flow(sheet, [checks, exit])], 8, "middle");
	},
});
