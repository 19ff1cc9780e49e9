import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, type Part, path, rect } from "../../parts/shapes.ts";

/** Shares of a window, chosen for the drawing. */
const PARTS = [
	{ share: 0.12, look: "dull", strength: 1 },
	{ share: 0.46, look: "solid", strength: 0.3 },
	{ share: 0.14, look: "solid", strength: 1 },
	{ share: 0.28, look: "ghost", strength: 1 },
] as const;

export const contextWindow = defineDrawing({
	id: "context-window",
	words: {
		tr: {
			title: "Bağlam penceresini paylaşanlar",
			caption:
				"Pencere tek bir bütçedir: sistem istemi, geçmiş ve soru ne kadar yer tutarsa yanıta o kadar az kalır. Geçmiş uzadıkça ilk kesilecek yer burasıdır.",
			description:
				"Bir çubuk dört bölüme ayrılmıştır: sistem istemi, konuşma geçmişi, soru ve yanıta kalan yer. En büyük bölüm geçmiştir; yanıta kalan yer kesik çizgiyle çizilmiştir.",
			window: "bağlam penceresi",
			parts: "sistem istemi|konuşma geçmişi|soru|yanıta kalan yer",
		},
		en: {
			title: "What shares the context window",
			caption:
				"The window is one budget: what system prompt, history and question take is missing for the answer. As the history grows, it is the first place to cut.",
			description:
				"A bar in four parts: system prompt, history of the conversation, question, and the room that is left for the answer. The history is the largest; the room for the answer has a dashed edge.",
			window: "context window",
			parts: "system prompt|history of the conversation|question|room for the answer",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? sheet.width : 560;
		const segments = PARTS.map(({ share, look, strength }, index) => {
			const left = PARTS.slice(0, index).reduce((sum, part) => sum + part.share, 0) * width;
			return rect([left, 28, share * width - 3, 34], look, { radius: 2, strength });
		});
		const heading = note(words.window);
		const frame = path([0, 22], `v-6h${width - 3}v6`, "wire");
		const bar = area(width, 66, at((width - heading.width) / 2, -4, heading), frame, segments);
		const texts = words.parts.split("|");
		const keys = PARTS.map((part, index) => key(texts[index] ?? "", part));
		return column([area(width, 70, at(0, 4, bar)), column(keys, 4)], 8);
	},
});

function key(text: string, { look, strength }: (typeof PARTS)[number]): Part {
	const words = label(text, { size: 13 });
	const mark = rect([1, 3, 11, 11], look, { radius: 2, strength });
	return area(20 + words.width, words.height, mark, at(20, 0, words));
}
