import { defineDrawing } from "../../spec/drawing-spec.ts";
import { decisions } from "../../parts/decisions.ts";

/** What the cells of the guide to tool calling return to the model, the beginning of each. */
export const RETURNED = {
	stubborn: "Broken JSON:",
	wrong: [
		"No such tool: delete_parcel.",
		"Missing: ['number'], unknown: [].",
		"number has to be of type string, not 123456789.",
	],
	run: "{'city': 'Ankara'}",
};

export const checkedCall = defineDrawing({
	id: "checked-call",
	words: {
		tr: {
			title: "Bir çağrının geçtiği kapılar",
			caption:
				"Çağrı dört kapının hepsinden geçerse çalıştırılır. Sağdaki her metin modele geri verilir; model bir sonraki turda düzeltebilsin diye neyin yanlış olduğunu söyler.",
			description:
				"Alt alta dört soru. Metin okunabilen bir JSON değilse modele `Broken JSON` döner. Bu adda bir araç yoksa `No such tool: delete_parcel.` döner. Zorunlu bir değer eksikse ya da bilinmeyen bir değer varsa `Missing: ['number'], unknown: [].` döner. Tür şemaya uymuyorsa `number has to be of type string, not 123456789.` döner. Hepsinden geçen çağrı çalıştırılır, sonucu döner.",
			yes: "evet",
			no: "hayır",
			questions:
				"Okunabilen bir JSON mu?|Bu adda bir araç var mı?|Zorunlular tamam, bilinmeyen yok mu?|Türler şemaya uyuyor mu?",
			returns:
				"model ayraçları düzeltebilir|model var olan adı seçebilir|model eksiği yazabilir|model sayıyı metin yapabilir",
			end: "işlev çalışır, sonucu döner",
		},
		en: {
			title: "The gates a call passes",
			caption:
				"A call that passes all four gates is run. Each text on the right goes back to the model and says what is wrong, so that it can do better in the next round.",
			description:
				"Four questions below each other. If the text is no readable JSON, “Broken JSON” goes back to the model. If no tool has that name, “No such tool: delete_parcel.” goes back. If a required value is missing or one is unknown, “Missing: ['number'], unknown: [].” goes back. If a type does not fit the schema, “number has to be of type string, not 123456789.” goes back. A call that passes all is run and its result returned.",
			yes: "yes",
			no: "no",
			questions:
				"Is it readable JSON?|Is there a tool of that name?|Nothing missing, nothing unknown?|Do the types fit the schema?",
			returns:
				"the model can mend the braces|the model can pick a name that exists|the model can add what is missing|the model can write the number as text",
			end: "the function runs, its result goes back",
		},
	},
	draw: ({ words, sheet }) => {
		const returns = words.returns.split("|");
		const codes = [`${RETURNED.stubborn} …`, ...RETURNED.wrong];
		const steps = words.questions.split("|").map((question, index) => ({
			question,
			leave: words.no,
			onward: words.yes,
			outcome: { code: codes[index] ?? "", text: returns[index] ?? "" },
		}));
		return decisions(steps, { code: RETURNED.run, text: words.end }, sheet);
	},
});
