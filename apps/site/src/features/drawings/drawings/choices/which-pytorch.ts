import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";

/** What is written behind `pip install torch` on each machine, and the device that PyTorch then finds. */
const WAYS = [
	{ index: "--index-url …/whl/cpu", device: "cpu" },
	{ index: "", device: "cuda" },
	{ index: "", device: "mps" },
	{ index: "", device: "cpu" },
	{ index: "--index-url …", device: "cuda" },
] as const;

export const whichPytorch = defineDrawing({
	id: "which-pytorch",
	words: {
		tr: {
			title: "Makineye göre PyTorch paketi",
			caption:
				"Paket makineye göre seçilir, aygıtı paket belirler. Kartınız olduğu hâlde `cpu` görüyorsanız bu tablonun yanlış satırını kurmuşsunuzdur.",
			description:
				"Beş satır: makine, kurulacak paket ve görülecek aygıt. Linux'ta kart yoksa `torch`, işlemci paketlerinin adresiyle, aygıt `cpu`. Linux'ta NVIDIA kartı varsa PyPI'deki `torch`, aygıt `cuda`. macOS'te Apple çipi varsa PyPI'deki `torch`, aygıt `mps`. Windows'ta kart yoksa PyPI'deki `torch`, aygıt `cpu`. Windows'ta NVIDIA kartı varsa `torch`, kurulum sayfasındaki adresle, aygıt `cuda`.",
			machines:
				"Linux'ta kart yok|Linux'ta NVIDIA kartı|macOS'te Apple çipi|Windows'ta kart yok|Windows'ta NVIDIA kartı",
			device: "aygıt",
		},
		en: {
			title: "The PyTorch package for each machine",
			caption:
				"The machine decides the package, and the package decides the device. If you have a card and still see `cpu`, the wrong row of this table is installed.",
			description:
				"Five rows of machine, package and device. Linux without a card: `torch` from the URL of packages for processors, device `cpu`. Linux with NVIDIA: `torch` from PyPI, device `cuda`. macOS on Apple silicon: `torch` from PyPI, device `mps`. Windows without a card: `torch` from PyPI, device `cpu`. Windows with NVIDIA: `torch` from the URL on the installation page, device `cuda`.",
			machines:
				"Linux, no card|Linux, NVIDIA card|macOS, Apple silicon|Windows, no card|Windows, NVIDIA card",
			device: "device",
		},
	},
	draw: ({ words, sheet }) => {
		const [left, right] = sheet.narrow ? [104, 182] : [170, 330];
		const machines = words.machines.split("|");
		const rows = WAYS.map(({ index, device }, place) => {
			const machine = label(machines[place] ?? "", { size: 13, bold: true, width: left });
			const found = row([note(`${words.device}:`), code(device, { tone: "accent" })], 6);
			const install = [code("pip install torch"), ...(index === "" ? [] : [code(index)])];
			const lines = sheet.narrow ? column([...install, found], 3) : column([...install], 3);
			const content = sheet.narrow
				? { ...lines, width: right - 20 }
				: row([{ ...lines, width: right - 130 }, found], 10);
			return row(
				[
					{ ...machine, width: left },
					arrow("right", 22),
					box(
						{ ...content, width: right - 20 },
						{ look: device === "cpu" ? "box" : "wash", width: right, padX: 10 },
					),
				],
				10,
			);
		});
		return column(rows, 8);
	},
});
