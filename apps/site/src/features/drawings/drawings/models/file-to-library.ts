import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";

/** Files of a repository, and the library that they belong to. */
const FILES = [
	{ files: ["config.json", "model.safetensors"], library: "Transformers" },
	{ files: ["model_index.json"], library: "Diffusers" },
	{ files: ["*.onnx"], library: "ONNX Runtime" },
	{ files: ["*.gguf"], library: "llama.cpp" },
] as const;

export const fileToLibrary = defineDrawing({
	id: "file-to-library",
	words: {
		tr: {
			title: "Dosya adından kütüphaneye",
			caption:
				"Görev etiketi olmayan bir depoda ilk ipucu dosya adlarıdır: modelin hangi kütüphaneyle açılacağını onlar söyler. Hiçbiri yoksa model kartını okuyun.",
			description:
				"Solda bir depodaki dosyalar, sağda onları açan kütüphane. `config.json` ile `model.safetensors` Transformers'a, `model_index.json` Diffusers'a, `.onnx` ile biten dosya ONNX Runtime'a, `.gguf` ile biten dosya llama.cpp'ye gider. Hiçbiri yoksa model kartına bakılır.",
			files: "depodaki dosyalar",
			none: "hiçbiri",
			card: "model kartı",
		},
		en: {
			title: "From the name of a file to a library",
			caption:
				"In a repository without a task, the names of its files are the first hint: they say which library opens the model. Where none of them is there, read the model card.",
			description:
				"On the left files of a repository, on the right the library that opens them. `config.json` with `model.safetensors` leads to Transformers, `model_index.json` to Diffusers, a file that ends in `.onnx` to ONNX Runtime, one that ends in `.gguf` to llama.cpp. With none of them the model card is read.",
			files: "files of the repository",
			none: "none of them",
			card: "model card",
		},
	},
	draw: ({ words, sheet }) => {
		const [left, between, right] = sheet.narrow ? [154, 24, 122] : [180, 60, 170];
		const lines = FILES.map(({ files, library }) =>
			row(
				[
					box(
						column(
							files.map((file) => code(file)),
							2,
						),
						{ look: "card", width: left, padX: 10 },
					),
					arrow("right", between),
					box(label(library, { bold: true }), { look: "wash", width: right, padX: 8 }),
				],
				8,
			),
		);
		const rest = row(
			[
				box(note(words.none), { look: "ghost", width: left }),
				arrow("right", between, undefined, "dash"),
				box(label(words.card), { look: "box", width: right, padX: 8 }),
			],
			8,
		);
		return column([label(words.files, { size: 13, bold: true }), ...lines, rest], 10);
	},
});
