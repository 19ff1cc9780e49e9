import { describe, expect, it } from "vitest";
import { InputError } from "../../errors/errors.ts";
import { base64File, dataUrlFile } from "../../lib/files.ts";
import type { Body } from "../../types/wire.ts";
import { openCall } from "../call/call.ts";
import { encodePlain } from "./send.ts";
import { encodeFiles } from "./encode-files.ts";

const call = openCall({ task: "text-to-image", args: {}, options: {} });
const encode = async (body: Body): Promise<BodyInit> => (await encodeFiles(body, call)).body;
const png = new Blob(["abc"], { type: "image/png" });

describe("a body with files", () => {
	it("becomes JSON with the files as base64 and data URLs, wherever they stand", async () => {
		const value = {
			a: base64File(png),
			list: [{ b: dataUrlFile(new Blob(["xyz"]), "image/jpeg") }],
			n: null,
		};
		expect(await encode({ kind: "json", value })).toBe(
			'{"a":"YWJj","list":[{"b":"data:image/jpeg;base64,eHl6"}],"n":null}',
		);
	});

	it("reads a file that stands twice only once", async () => {
		let reads = 0;
		const file = new Blob(["abc"]);
		Object.assign(file, { arrayBuffer: () => Promise.resolve((reads++, new Uint8Array([97]).buffer)) });
		const leaf = base64File(file);
		await encode({ kind: "json", value: { a: leaf, b: leaf } });
		expect(reads).toBe(1);
	});

	it("becomes what JSON holds of it, also where an object holds itself", async () => {
		const part: Record<string, unknown> = { toJSON: () => "x" };
		part["self"] = part;
		expect(await encode({ kind: "json", value: { part, a: base64File(png) } })).toBe(
			'{"part":"x","a":"YWJj"}',
		);
	});

	it("becomes a form with texts and named files", async () => {
		const form = await encode({ kind: "form", fields: { model: "m", file: { file: png, name: "a.png" } } });
		if (!(form instanceof FormData)) throw new Error("expected a form");
		const file = form.get("file");
		expect(form.get("model")).toBe("m");
		expect(file).toBeInstanceOf(File);
		expect(file).toMatchObject({ name: "a.png", type: "image/png" });
	});

	it("stays a bare file where it is one", async () => {
		expect(await encode({ kind: "file", file: png })).toBe(png);
	});
});

describe("a plain body", () => {
	it("becomes JSON, or stays a bare file", () => {
		expect(encodePlain({ kind: "json", value: { a: 1 } }, call)).toEqual({ body: '{"a":1}' });
		expect(encodePlain({ kind: "file", file: png }, call)).toEqual({ body: png });
	});

	it("is no form", () => {
		expect(() => encodePlain({ kind: "form", fields: {} }, call)).toThrow(InputError);
	});
});
