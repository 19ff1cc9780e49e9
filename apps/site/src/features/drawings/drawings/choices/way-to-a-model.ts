import { defineDrawing } from "../../spec/drawing-spec.ts";
import { decisions } from "../../parts/decisions.ts";

/** From rows to a chosen model, with what sends the reader back. */
export const wayToAModel = defineDrawing({
	id: "way-to-a-model",
	words: {
		tr: {
			title: "Ölçümden karara",
			caption:
				"Sağdaki ilk iki kutu ölçümün başına döndürür. Farkı rastlantı açıklayabiliyorsa seçimi doğruluk değil, fiyat ve hız belirler.",
			description:
				"Art arda üç soru. Sınıf başına elli satır yoksa satır toplayın; varsa ölçün ve yanlışları okuyun. Yanlışların yarısı etiket hatasıysa etiketleri düzeltip yeniden ölçün. Değilse farka bakın: rastlantıyla açıklanabiliyorsa ucuz ya da hızlı olanı seçin ya da satır ekleyin; açıklanamıyorsa iyi olanı seçin ve CI'da sınayın.",
			yes: "evet",
			no: "hayır",
			questions:
				"Sınıf başına elli satır var mı?|Yanlışların yarısı etiket hatası mı?|Farkı rastlantı açıklayabilir mi?",
			outcomes:
				"satır toplayın; aralık karar veremeyecek kadar geniş|önce etiketleri düzeltin, sonra yeniden ölçün|ucuz ya da hızlı olanı seçin ya da satır ekleyin",
			end: "iyi olanı seçin, CI'da sınayın",
		},
		en: {
			title: "From a measurement to a decision",
			caption:
				"The first two boxes on the right send you back to before the measurement. Where chance may explain the difference, price and speed decide, not accuracy.",
			description:
				"Three questions in a row. Without fifty rows for each class collect rows; with them measure and read the mistakes. Where half of the mistakes are wrong labels, mend the labels and measure again. Where they are not, look at the difference: if chance may explain it, take the cheaper or faster model or add rows; if not, take the better one and examine it in CI.",
			yes: "yes",
			no: "no",
			questions:
				"Are there fifty rows for each class?|Are half of the mistakes wrong labels?|May chance explain the difference?",
			outcomes:
				"collect rows; the interval is too wide to decide|mend the labels first, then measure again|take the cheaper or faster one, or add rows",
			end: "take the better one, examine it in CI",
		},
	},
	draw: ({ words, sheet }) => {
		const outcomes = words.outcomes.split("|");
		const steps = words.questions.split("|").map((question, index) => ({
			question,
			leave: index === 0 ? words.no : words.yes,
			onward: index === 0 ? words.yes : words.no,
			outcome: { text: outcomes[index] ?? "" },
		}));
		return decisions(steps, { text: words.end }, sheet);
	},
});
