import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";

/** A request, the file of the built folder that it gets, and the header that counts; without a path, one that nothing is at. */
export const REQUESTS = [
	{ path: "/tasks/", file: "tasks/index.html", header: "Cache-Control: no-cache" },
	{ path: "/_astro/….js", file: "_astro/….js", header: "max-age=31536000, immutable" },
	{ path: "/api/tasks", file: "api/tasks.json", header: "Access-Control-Allow-Origin: *" },
	{ path: undefined, file: "404.html", header: "404" },
];

/** Headers of every response. */
export const ALWAYS = ["X-Content-Type-Options: nosniff", "frame-ancestors 'none'"];

export const servedFiles = defineDrawing({
	id: "served-files",
	words: {
		tr: {
			title: "İstekten dosyaya ve başlıklara",
			caption:
				"Her yanıt klasördeki bir dosyadır; sunucunun eklediği yalnızca başlıklardır. Sade bir sunucu ilk iki satırı başlıksız verir, üçüncüsünü bulamaz.",
			description:
				"Dört istek, karşılık gelen dosya ve başlık. `/tasks/` isteği `tasks/index.html` dosyasını alır ve her seferinde sorulur. Adında özet taşıyan `/_astro/` dosyası bir yıl saklanır. `/api/tasks` isteği `api/tasks.json` dosyasını alır, her köken okuyabilir. Olmayan `/yok/` adresi 404 durumuyla `404.html` sayfasını alır. Hepsinde dosya türünün tahmin edilmesini ve sayfanın gömülmesini önleyen iki başlık vardır.",
			request: "istek",
			file: "dosya",
			about:
				"her seferinde sorulur|bir yıl saklanır, adı içeriğiyle değişir|her köken okuyabilir|durum ve site dilinde sayfa",
			always: "hepsinde",
			absent: "/yok/",
		},
		en: {
			title: "From a request to a file and its headers",
			caption:
				"Every response is a file of the folder; all that the server adds are headers. A plain server gives the first two without them and does not find the third.",
			description:
				"Four requests, each with its file and header. `/tasks/` gets the file `tasks/index.html` and is checked each time. A file under `/_astro/`, with a hash in its name, is kept for a year. `/api/tasks` gets `api/tasks.json`, and every origin may read it. `/none/`, which does not exist, gets the page `404.html` with status 404. All have two headers that keep file types from being guessed and pages from being framed.",
			request: "request",
			file: "file",
			about:
				"checked each time|kept for a year; new content, new name|every origin may read it|status, and a page in its language",
			always: "on all of them",
			absent: "/none/",
		},
	},
	draw: ({ words, sheet }) => {
		const about = words.about.split("|");
		const [left, middle] = sheet.narrow ? [118, 146] : [118, 156];
		const cell = (text: string, width: number, look: "box" | "wash") =>
			box(code(text), { look, width, padX: 8, padY: 6 });
		const headings = row(
			[
				{ ...label(words.request, { size: 13, bold: true }), width: left + 44 },
				label(words.file, { size: 13, bold: true }),
			],
			0,
		);
		const lines = REQUESTS.map(({ path, file, header }, index): Part => {
			const way = row(
				[cell(path ?? words.absent, left, "box"), arrow("right", 24), cell(file, middle, "wash")],
				10,
			);
			const said = column([code(header), note(about[index] ?? "")], 1);
			return sheet.narrow ? column([way, said], 6) : row([way, said], 16);
		});
		const always = column(
			[label(words.always, { size: 13, bold: true }), ...ALWAYS.map((header) => code(header))],
			3,
		);
		const part = column([headings, ...lines, always], sheet.narrow ? 16 : 12);
		// Room for a font with wider letters, behind words that end at the edge.
		return { ...part, width: Math.min(sheet.width, part.width + 16) };
	},
});
