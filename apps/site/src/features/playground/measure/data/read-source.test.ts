import { expect, it } from "vitest";
import { MOST_TABLE_BYTES } from "./data-source.ts";
import { readFileSource } from "./read-source.ts";
import { SourceError } from "./source-error.ts";

const toNamed = (path: string, content: string | Uint8Array<ArrayBuffer> = "a,b\n1,2\n") => ({
	path,
	file: new File([content], path.slice(path.lastIndexOf("/") + 1)),
});

it("finds the table among the files that its rows name", async () => {
	const picture = toNamed("veri/kedi.png", "picture");
	const deep = toNamed("veri/eski/a.csv");
	const source = await readFileSource([picture, deep, toNamed("veri/satirlar.jsonl", '{"a":1}\n')]);
	expect([source.title, source.table.columns]).toEqual(["satirlar.jsonl", ["a"]]);
	expect(source.files).toEqual([picture, deep]);
});

it("takes a file alone for the table, whatever its name is", async () => {
	expect((await readFileSource([toNamed("satirlar.veri")])).table.columns).toEqual(["a", "b"]);
});

it("tells a table that is missing from one that is too big", async () => {
	await expect(readFileSource([toNamed("a.png"), toNamed("b.png")])).rejects.toEqual(new SourceError());
	await expect(readFileSource([toNamed("a.csv", new Uint8Array(MOST_TABLE_BYTES + 1))])).rejects.toEqual(
		new SourceError(MOST_TABLE_BYTES + 1),
	);
});
