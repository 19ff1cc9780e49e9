import { describe, expect, it } from "vitest";
import { base64File, dataUrlFile, InlineFile, isFileInput, toBlob } from "./files.ts";

const blob = new Blob(["abc"], { type: "image/png" });

describe("files inside a body", () => {
	it("names plain base64", () => {
		expect(base64File(blob)).toMatchObject({ source: blob, as: "base64" });
	});

	it("names a data URL of the file's own type", () => {
		expect(dataUrlFile(blob, "image/jpeg")).toMatchObject({ as: "dataUrl", type: "image/png" });
	});

	it("names a data URL of the fallback type for a file without one", () => {
		expect(dataUrlFile(new Blob(["abc"]), "image/jpeg")).toMatchObject({ type: "image/jpeg" });
	});

	it("is a value other packages can recognise", () => {
		expect(base64File(blob)).toBeInstanceOf(InlineFile);
	});
});

describe("what callers pass as a file", () => {
	const bytes = new Uint8Array([1, 2, 3, 4]);

	it.each([
		["a Blob", new Blob([bytes])],
		["a buffer", bytes.buffer],
		["a typed array", bytes],
		["a Node Buffer", Buffer.from(bytes)],
		["a view", new DataView(bytes.buffer)],
	])("may be %s", async (_name, file) => {
		expect(isFileInput(file)).toBe(true);
		expect([...new Uint8Array(await toBlob(file).arrayBuffer())]).toEqual([1, 2, 3, 4]);
	});

	it("keeps a Blob and its type", () => {
		expect(toBlob(blob)).toBe(blob);
	});

	it("takes only the bytes of a view", async () => {
		expect(await toBlob(new Uint8Array(bytes.buffer, 1, 2)).text()).toBe("\u0002\u0003");
	});

	it.each([undefined, null, "text", {}, [1, 2]])("is not %j", (value) => {
		expect(isFileInput(value)).toBe(false);
	});
});
