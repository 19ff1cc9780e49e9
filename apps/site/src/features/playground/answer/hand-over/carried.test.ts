import { CALLABLE_TASKS } from "@pusula/tasks";
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
	expect(listCarried("table", { answer: "42", cells: ["42"] })).toEqual([{ kind: "text", value: "42" }]);
});

it("carries nothing of what no task takes", () => {
	expect(listCarried("vector", [[1, 2]])).toEqual([]);
	expect(listCarried("media", new Blob(["x"], { type: "model/gltf-binary" }))).toEqual([]);
	expect(listCarried("text", "  ")).toEqual([]);
	expect(listCarried("labels", null)).toEqual([]);
});

it("no task that is called makes points, which would have no reader here", () => {
	const kinds = Object.values(CALLABLE_TASKS).map(({ outputKind }) => outputKind);
	expect(kinds).toContain("boxes");
	expect(kinds).not.toContain("points");
});
