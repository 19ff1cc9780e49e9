import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { code, label } from "../../parts/label.ts";
import { column, row, wrapped } from "../../parts/layout.ts";
import { area, rect } from "../../parts/shapes.ts";

/** Sizes of the two imports in kB, rounded, packed as they are sent. */
export const SIZES = { whole: 30, core: 10 };

/** What a bundler keeps of the client by either entry. */
export const twoEntries = defineDrawing({
	id: "two-entries",
	words: {
		tr: {
			title: "İki girişin paketi",
			caption:
				"Her kare bir sağlayıcıdır. Ana girişte sağlayıcı adıyla verildiği için hepsi pakette kalır; `core` girişinde yalnızca değer olarak verdiğiniz kalır. Boyutlar gzip ile ve yuvarlanmış olarak yazıldı.",
			description:
				"Yan yana iki paket. Ana giriş `@pusula/inference` istemciyi ve bütün sağlayıcıları içerir, gzip ile yaklaşık 30 kB. `@pusula/inference/core` ile tek bir sağlayıcı, sohbet işlevini ve yalnızca o sağlayıcıyı içerir, yaklaşık 9 kB.",
			client: "istemci, bütün görevler",
			one: "sohbet işlevi",
		},
		en: {
			title: "What the two entries bundle",
			caption:
				"Each square is a provider. The main entry takes providers by name, so all of them stay in the bundle; with `core` only the one that you pass as a value does. The sizes are with gzip, and rounded.",
			description:
				"Two bundles side by side. The main entry `@pusula/inference` holds the client and every provider, about 30 kB with gzip. `@pusula/inference/core` with one provider holds the chat function and that provider alone, about 9 kB.",
			client: "client, all tasks",
			one: "chat function",
		},
	},
	draw: ({ words, sheet }) => {
		const room = sheet.narrow ? 300 : 290;
		const entry = (path: string, part: string, kept: number) => {
			const squares = INFERENCE_PROVIDERS.map((_provider, index) =>
				area(16, 16, rect([0, 0, 16, 16], index < kept ? "solid" : "ghost", { radius: 3 })),
			);
			const inside = column(
				[
					box(label(part, { size: 13 }), { look: "wash", width: room - 28 }),
					wrapped(squares, room - 28, 4, 4),
				],
				10,
			);
			return column([code(path), box(inside, { look: "card", width: room, padX: 14, padY: 12 })], 6);
		};
		const all = entry("@pusula/inference", words.client, INFERENCE_PROVIDERS.length);
		const core = entry("@pusula/inference/core", words.one, 1);
		const sizes = bars(
			[
				{ label: "@pusula/inference", value: 1, text: `${SIZES.whole} kB` },
				{ label: "…/core", value: SIZES.core / SIZES.whole, text: `${SIZES.core} kB` },
			].map((bar) => ({ ...bar, mono: true })),
			sheet.narrow ? 300 : 520,
		);
		return column([sheet.narrow ? column([all, core], 16) : row([all, core], 28), sizes], 18);
	},
});
