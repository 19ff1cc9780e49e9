import { PROVIDER_FACTS } from "@pusula/inference";
import { LIBRARIES } from "@pusula/tasks";
import models from "../data/transformers-models.json" with { type: "json" };

/** Names that no data of ours lists: products, companies, places, languages, formats. In alphabetical order. */
const OTHER_NAMES: readonly string[] = [
	"CLIP",
	"Canary",
	"Colab",
	"Dice",
	"Discord",
	"Docker",
	"FLUX",
	"GitHub",
	"Google",
	"Gradio",
	"Hub",
	"Hugging Face",
	"Flax",
	"Inception",
	"JAX",
	"JavaScript",
	"jiwer",
	"Kaggle",
	"Kontext",
	"Linux",
	"LoRA",
	"Lotus",
	"Markdown",
	"Matthews",
	"nginx",
	"Node",
	"Node.js",
	"ONNX",
	"Pickle",
	"Precision",
	"Pusula",
	"Python",
	"PyTorch",
	"ranx",
	"Reddit",
	"Ridge",
	"sacrebleu",
	"seqeval",
	"Stable Diffusion",
	"TensorFlow",
	"Token Factory",
	"TorchScript",
	"Transformers",
	"TypeScript",
	"Wan",
	"Whisper",
	"Wikipedia",
	"Windows",
	"YouTube",
	"Zephyr",
];

/** Abbreviations that take their endings as names do: units and kinds of files. */
const ABBREVIATIONS: readonly string[] = ["cm", "dpi", "fps", "kg", "km", "mm", "ms", "px", "wav"];

/** All proper names that Turkish prose may hold, as they are written. */
export const PROPER_NAMES: readonly string[] = [
	...new Set([
		...OTHER_NAMES,
		...ABBREVIATIONS,
		...Object.values(LIBRARIES).flatMap(({ key, name }) => [key, name]),
		...Object.entries(PROVIDER_FACTS).flatMap(([id, { name }]) => [id, name]),
		...models.rows.map(({ name }) => name),
	]),
];
