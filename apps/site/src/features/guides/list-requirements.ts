import type { GuideProgram } from "./guide-program.ts";

/** Packages whose modules have another name. */
const PACKAGES: Readonly<Record<string, string>> = { sklearn: "scikit-learn", PIL: "pillow" };

/** Packages that a program needs without importing them, by what it says instead. */
const UNSPOKEN: Readonly<Record<string, RegExp>> = {
	Jinja2: /\bapply_chat_template\b/,
	accelerate: /\bTrainer\b|\bdevice_map="/,
	bitsandbytes: /\bquantization_config=/,
	datasets: /"datasets"/,
	fastapi: /"serve"/,
	onnxscript: /\btorch\.onnx\b/,
	openai: /"serve"/,
	torchvision: /ImageProcessor\b/,
	uvicorn: /"serve"/,
};

const IMPORT = /^\s*(?:from|import) (\w+)/gm;

/**
 * What pip has to install for the program of a guide, `torch==2.15.0` each, in the order of the alphabet: what it imports,
 * what these imports need of it, and `loaded`, what they open where it is there.
 */
export function listRequirements(
	{ cells }: Pick<GuideProgram, "cells">,
	pins: ReadonlyMap<string, string>,
	loaded: readonly string[],
): readonly string[] {
	const code = cells.map((cell) => cell.code).join("\n");
	const imported = [...code.matchAll(IMPORT)].map(([, module = ""]) => PACKAGES[module] ?? module);
	const unspoken = Object.keys(UNSPOKEN).filter((name) => UNSPOKEN[name]?.test(code));
	const names = new Set([...imported, ...unspoken, ...loaded]);
	return [...pins].filter(([name]) => names.has(name)).map(([name, version]) => `${name}==${version}`);
}
