import { CALLABLE_TASKS, TASK_EXAMPLES, type TaskExamples } from "@pusula/tasks";
import { expect, it } from "vitest";
import { listCarried } from "./carried.ts";

it("carries texts under each task's name for them", () => {
	expect(listCarried("text", [{ summary_text: "a" }])).toEqual([{ kind: "text", value: "a" }]);
	expect(listCarried("chat", { text: "b" })).toEqual([{ kind: "text", value: "b" }]);
	expect(
		listCarried("labels", [
			{ label: "cat", score: 0.9 },
			{ label: "dog", score: 0.1 },
		]),
	).toEqual([{ kind: "text", value: "cat" }]);
	expect(listCarried("fillings", [{ sequence: "a cup of tea", score: 1 }])).toEqual([
		{ kind: "text", value: "a cup of tea" },
	]);
});

it("carries files by their kind, and each of several under its label", () => {
	const picture = new Blob(["x"], { type: "image/png" });
	expect(listCarried("media", picture)).toEqual([{ kind: "image", value: picture, label: undefined }]);
	const [voice] = listCarried("sounds", [{ label: "voice", blob: btoa("x"), "content-type": "audio/wav" }]);
	expect(voice).toMatchObject({ kind: "audio", label: "voice" });
	expect(voice?.value).toBeInstanceOf(Blob);
	expect(listCarried("masks", [{ label: "sky", mask: btoa("x") }])).toMatchObject([
		{ kind: "image", label: "sky" },
	]);
});

it("carries the words that were found in a text, and the parts of a picture in boxes", () => {
	const spans = [{ entity_group: "LOC", score: 0.9, start: 0, end: 8 }];
	expect(listCarried("spans", spans, { inputs: "İstanbul güzel" })).toEqual([
		{ kind: "text", value: "İstanbul", label: "İstanbul (LOC)" },
	]);
	const boxes = [{ label: "cat", score: 0.9, box: { xmin: 0, ymin: 0, xmax: 1, ymax: 1 } }];
	const [part] = listCarried("boxes", boxes, { inputs: new Blob(["x"], { type: "image/png" }) });
	expect(part).toMatchObject({ kind: "image", label: "1. cat" });
	expect(listCarried("boxes", boxes, { inputs: "no picture" })).toEqual([]);
	expect(listCarried("answers", { answer: "42", cells: ["42"] })).toEqual([{ kind: "text", value: "42" }]);
});

it("carries predictions one a line, and compared sentences with their scores, best first", () => {
	expect(listCarried("table", [5, 5.5, "good"])).toEqual([{ kind: "text", value: "5\n5.5\ngood" }]);
	const inputs = { source_sentence: "a", sentences: ["b", "c", " "] };
	expect(listCarried("pairs", [0.1, 0.9, 0.5], { inputs })).toEqual([
		{ kind: "text", value: "c", label: "c", score: 0.9 },
		{ kind: "text", value: "b", label: "b", score: 0.1 },
	]);
	expect(listCarried("pairs", [0.1], {})).toEqual([]);
});

it("carries nothing of what no task takes", () => {
	expect(listCarried("vector", [[1, 2]])).toEqual([]);
	expect(listCarried("media", new Blob(["x"], { type: "model/gltf-binary" }))).toEqual([]);
	expect(listCarried("text", "  ")).toEqual([]);
	expect(listCarried("labels", null)).toEqual([]);
});

/** Outputs that no task takes: the decision on vectors and points says why. */
const ENDS = ["vector"];

it.each(Object.entries(CALLABLE_TASKS).filter(([, { outputKind }]) => !ENDS.includes(outputKind)))(
	"carries something of what %s makes",
	(task, { outputKind }) => {
		const examples: Readonly<Record<string, TaskExamples>> = TASK_EXAMPLES;
		const { input, output = { text: "a" } } = examples[task]?.tr[0] ?? {}; // the runner makes the output of a chat
		const made = withFiles(output);
		const [file]: readonly unknown[] = Object.values(made);
		const carried = listCarried(outputKind, file instanceof Blob ? file : made, withFiles(input));
		expect(carried).not.toEqual([]);
	},
);

/** An example with files in place of their names; those inside an object are base64, as providers send them. */
function withFiles(example: unknown = {}): Record<string, unknown> {
	return JSON.parse(JSON.stringify(example), (key, value: unknown) => {
		const type = TYPES[String(value).split(".").at(-1) ?? ""];
		if (type === undefined) return value;
		return key === "mask" || key === "blob" ? btoa("x") : new Blob(["x"], { type });
	}) as Record<string, unknown>; // every example is an object or a list
}

const TYPES: Readonly<Record<string, string>> = {
	png: "image/png",
	gif: "image/gif",
	mp4: "video/mp4",
	wav: "audio/wav",
};
