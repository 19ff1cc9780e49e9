import { expect, test } from "vitest";
import { Problem, toProblem, toRunProblem } from "./problem.ts";

/** Words of the runtime and the library, as they are thrown. */
const WORDS = [
	["out-of-memory", "Can't create a session. ERROR_CODE: 6, ERROR_MESSAGE: std::bad_alloc"],
	["out-of-memory", "Array buffer allocation failed"],
	["out-of-memory", "memory access out of bounds"],
	["out-of-memory", "Aborted(OOM). Build with -sASSERTIONS for more info."],
	["out-of-memory", "Invalid typed array length: 9007199254740992"],
	["out-of-memory", "Invalid array buffer length"],
	["broken-model", "Failed to load model because protobuf parsing failed."],
	["broken-model", "Unexpected token 'x', \"xxxx\" is not valid JSON"],
	["broken-model", "Unexpected end of JSON input"],
	["broken-model", "JSON.parse: unexpected character at line 1 column 1 of the JSON data"],
	["broken-model", "JSON Parse error: Unexpected identifier"],
	["inference", "config.json names no labels"],
	["unsupported-model", "Could not find an implementation for MatMulNBits(1) node with name ''"],
	["unsupported-model", "Unsupported model type: mamba"],
	["inference", "Cannot read properties of undefined"],
] as const;

test.each(WORDS)("%s: %s", (kind, words) => {
	expect(toProblem(new Error(words), "The model could not be run")).toMatchObject({ kind });
});

test("a file that is not there is named, and nothing is called broken", () => {
	const words = 'Could not locate file: "https://huggingface.co/pusula/1-2/resolve/main/onnx/a.json".';
	expect(toProblem(new Error(words), "")).toMatchObject({
		kind: "unsupported-model",
		message: expect.stringContaining("lacks onnx/a.json,") as string,
	});
});

test("a problem stays what it is, and other words keep what was under way", () => {
	const problem = new Problem("gated", "locked");
	expect(toProblem(problem, "")).toBe(problem);
	expect(toProblem("odd", "The model could not be run").message).toBe("The model could not be run: odd");
});

test.each([
	["inference", "This template does not support images."],
	["inference", "Unexpected end of JSON input"],
	["out-of-memory", "Array buffer allocation failed"],
])("a loaded model is not at fault for one input, but for memory: %s: %s", (kind, words) => {
	expect(toRunProblem(new Error(words), "The model could not be run", "wasm")).toMatchObject({ kind });
});
