import { createHook } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { openCall } from "../call/call.ts";
import { RemoteFile } from "../../lib/files.ts";
import { fetchFiles, toOutputType } from "./media.ts";

it("puts each file in its place, in lists and in objects", async () => {
	const fetch = (input: unknown): Promise<Response> => Promise.resolve(new Response(String(input).at(-1)));
	const call = openCall({ task: "image-segmentation", args: {}, options: { fetch } });
	const file = (name: string): RemoteFile =>
		new RemoteFile(`https://files.example.com/${name}`, ({ bytes }) => new TextDecoder().decode(bytes));
	expect(await fetchFiles([{ mask: file("a"), also: [file("b"), 1, null] }], call)).toEqual([
		{ mask: "a", also: ["b", 1, null] },
	]);
	expect(await fetchFiles(file("c"), call)).toBe("c");
});

it("returns an output without files as it is, and makes no promise for its parts", async () => {
	const call = openCall({ task: "automatic-speech-recognition", args: {}, options: {} });
	const output = { text: "x", extra: Array.from({ length: 1000 }, () => ({})) };
	let promises = 0;
	const hook = createHook({ init: (_id, type) => void (promises += Number(type === "PROMISE")) }).enable();
	const found = await fetchFiles(output, call);
	hook.disable();
	expect(found).toBe(output);
	expect(promises).toBeLessThan(20);
});

it("leaves what a provider nests thousands of levels deep as it is", async () => {
	const extra: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`);
	const call = openCall({ task: "image-segmentation", args: {}, options: {} });
	const output = [{ label: "sky", mask: "aGk=", extra }];
	const [first] = (await fetchFiles(output, call)) as typeof output; // a list stays a list
	expect(first).toMatchObject({ label: "sky", mask: "aGk=" });
	expect(typeof first?.extra).toBe("object");
});

describe("a data URL of a reply", () => {
	const call = openCall({ task: "text-to-image", args: {}, options: {} });

	it.each([
		["data:image/png;base64,aGk=", "image/png"],
		["data:image/svg+xml;charset=utf-8;base64,aGk=", "image/svg+xml"],
		["data:;base64,aGk=", ""],
	])("is decoded: %s", async (url, type) => {
		const blob = (await toOutputType({ url }, call)) as Blob; // the default output type
		expect([blob.type, await blob.text()]).toEqual([type, "hi"]);
	});

	it.each([
		["text", "data:text/plain,hi"],
		["no comma", "data:image/png;base64"],
		["a head as long as a reply may be", `data:${";".repeat(20_000_000)};base64,aGk=`],
	])("is an error where it has %s", async (_name, url) => {
		await expect(toOutputType({ url }, call)).rejects.toMatchObject({ code: "bad-file" });
	});
});
