import { expect, it } from "vitest";
import { readProgram } from "./guide-program.ts";
import { listRequirements } from "./list-requirements.ts";

const PINS = new Map([
	["accelerate", "1.15.0"],
	["bitsandbytes", "0.50.2"],
	["fastapi", "0.165.0"],
	["Jinja2", "3.1.6"],
	["onnxscript", "0.7.2"],
	["openai", "3.57.0"],
	["pillow", "13.0.0"],
	["scikit-learn", "1.9.1"],
	["torch", "2.15.0"],
	["transformers", "5.23.0"],
	["uvicorn", "0.54.0"],
]);

function list(code: string, loaded: readonly string[] = []): readonly string[] {
	return listRequirements(readProgram(`# %% a\n${code}\n`), PINS, loaded);
}

it("names what a program imports as pip calls it, with its version, and nothing of Python's own", () => {
	expect(
		list(
			"import json\nfrom sklearn.metrics import f1_score\n\n\ndef open_picture():\n    from PIL import Image",
		),
	).toEqual(["pillow==13.0.0", "scikit-learn==1.9.1"]);
});

it("names what a loaded or served model needs to run", () => {
	expect(list('load("duygu", quantization_config=four_bits, device_map="cpu")')).toEqual([
		"accelerate==1.15.0",
		"bitsandbytes==0.50.2",
	]);
	expect(list('command = ["transformers", "serve", "duygu"]')).toEqual([
		"fastapi==0.165.0",
		"openai==3.57.0",
		"uvicorn==0.54.0",
	]);
});

it("names what an import needs to run", () => {
	expect(list("tokenizer.apply_chat_template(messages)")).toEqual(["Jinja2==3.1.6"]);
	expect(list("from transformers import Trainer")).toEqual(["accelerate==1.15.0", "transformers==5.23.0"]);
	expect(list("import torch\n\ntorch.onnx.export(model)")).toEqual(["onnxscript==0.7.2", "torch==2.15.0"]);
	expect(list("from transformers import pipeline", ["torch"])).toEqual([
		"torch==2.15.0",
		"transformers==5.23.0",
	]);
});
