import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { type Token, tokenStrip } from "../../parts/tokens.ts";

/** What the cell `prompt` of the guide to chat templates prints. */
export const CHAT_TEXT =
	"<|begin|><|turn|>system\nKısa yanıt ver.<|end|><|turn|>user\nKargom nerede?<|end|><|turn|>assistant";

export const messagesToText = defineDrawing({
	id: "messages-to-text",
	words: {
		tr: {
			title: "Mesaj listesinden tek metne",
			caption:
				"Dolu kutular şablonun koyduğu özel belirteçlerdir; model kimin konuştuğunu yalnızca onlardan anlar. Kesik çizgili son sıra `add_generation_prompt` ile gelir ve sözü modele verir.",
			description:
				"Solda iki mesaj: `system`, “Kısa yanıt ver.” ve `user`, “Kargom nerede?”. Sağda modelin gördüğü metin: <|begin|>, sonra her mesaj için <|turn|>, rolün adı, içerik ve <|end|>. Üçüncü sırada mesaj yoktur; `add_generation_prompt=True` ayarı <|turn|> ile `assistant` sözcüğünü ekler.",
		},
		en: {
			title: "From a list of messages to one text",
			caption:
				"Filled boxes are the special tokens that the template adds; the model knows who speaks from them alone. The dashed last row comes with `add_generation_prompt` and gives the turn to the model.",
			description:
				"On the left two messages: `system`, “Kısa yanıt ver.” (answer briefly), and `user`, “Kargom nerede?” (where is my parcel). On the right the text that the model sees: <|begin|>, then for each message <|turn|>, the name of the role, the content and <|end|>. The third row has no message; `add_generation_prompt=True` adds <|turn|> and the word assistant.",
		},
	},
	draw: ({ sheet }) => {
		const lines = CHAT_TEXT.split(/(?<=<\|end\|>)/).map((line) => line.match(/<\|\w+\|>|[^<]+/g) ?? []);
		const width = sheet.narrow ? sheet.width : 424;
		const rows = lines.map((pieces) => {
			const isPrompt = pieces.at(-1) !== "<|end|>";
			const [role = "", content = ""] = pieces.find((piece) => !piece.startsWith("<"))?.split("\n") ?? [];
			const source = isPrompt
				? code("add_generation_prompt")
				: column([code(role, { bold: true }), label(content, { size: 13, lang: "tr" })], 2);
			const message = box(
				{ ...source, width: 164 },
				{ look: isPrompt ? "ghost" : "box", width: 172, padX: 4 },
			);
			const tokens = pieces.flatMap((piece) => toTokens(piece, isPrompt));
			const strip = tokenStrip(tokens, { width, lang: "tr", gap: 2 });
			return sheet.narrow
				? column([message, arrow("down", 18), strip], 6)
				: row([message, arrow("right", 24), strip], 10);
		});
		return column(rows, sheet.narrow ? 26 : 20);
	},
});

/** A special token, or the name of a role and its content; the line's end between the two is a token's text too. */
function toTokens(piece: string, isPrompt: boolean): readonly Token[] {
	if (piece.startsWith("<")) return [{ text: piece, look: isPrompt ? "ghost" : "solid" }];
	const [role = "", content] = piece.split("\n");
	if (content === undefined) return [{ text: role, look: "ghost" }];
	return [
		{ text: role, look: "wash" },
		{ text: content, look: "box" },
	];
}
