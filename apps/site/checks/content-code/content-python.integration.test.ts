import { beforeAll, describe, expect, it } from "vitest";
import { ensurePythonSources } from "@pusula/tools/python-env";
import { ACCEPTED_COMPLAINTS } from "./accepted-complaints.ts";
import { listPythonComplaints, type PythonComplaint } from "./check-python.ts";
import { readBlocks } from "./read-blocks.ts";

const FIRST_INSTALL_MS = 600_000;
const CHECK_MS = 60_000;
const BLOCKS = readBlocks().filter(({ language }) => language === "py");

function blockOf(code: string) {
	return { place: "p:3", language: "py", isRun: false, isPart: false, code, output: undefined };
}

describe("Python in content pages", () => {
	let complaints: readonly PythonComplaint[] = [];
	beforeAll(() => ensurePythonSources().then(() => undefined), FIRST_INSTALL_MS);
	beforeAll(async () => {
		complaints = await listPythonComplaints(BLOCKS);
	}, CHECK_MS);

	it("is there", () => {
		expect(BLOCKS.length).toBeGreaterThan(0);
	});

	it("passes the type checker beside the libraries it imports", () => {
		const open = complaints.filter(({ text }) => !ACCEPTED_COMPLAINTS.some(({ words }) => words.test(text)));
		expect(open.map(({ place, text }) => `${place}  ${text}`)).toEqual([]);
	});

	it.each(ACCEPTED_COMPLAINTS)("needs the exception: $reason", ({ words }) => {
		expect(complaints.filter(({ text }) => words.test(text))).not.toEqual([]);
	});

	it.each([
		["from transformers import NoSuchModel", "+1", "missing-module-member"],
		["import no_such_library", "+1", "import-not-found"],
		["import torch\n\ntorch.no_such_function()", "+3", "missing-attribute"],
		["from silero_vad import load_silero_vad\n\nload_silero_vad(no_such=1)", "+3", "unknown-argument"],
		["print(undefined_name)", "+1", "unresolved-reference"],
		["for x in (", "+1", "invalid-syntax"],
	])(
		"would not pass: %s",
		async (code, line, rule) => {
			expect(await listPythonComplaints([blockOf(code)])).toContainEqual({
				place: `p:3${line}`,
				text: expect.stringContaining(`[${rule}]`) as string,
			});
		},
		CHECK_MS,
	);
});
