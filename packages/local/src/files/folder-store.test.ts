import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";
import { deleteKeptModel, listKeptModels } from "./kept-models.ts";

const HUB = "https://hub.example:8080/acme/fox/resolve/main/";
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "folder-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("files are kept on disk for the next process, listed by model, and deleted", async () => {
	const path = join(folder, "models");
	expect(await folderStore(path).list()).toEqual([]);
	await folderStore(path).keep(`${HUB}onnx/model.onnx`, bytes("weights"), "acme/fox");
	await folderStore(path).keep(`${HUB}.listing.json`, bytes("{}"), "acme/fox", true);
	await folderStore(path).keep(`${HUB.replace("fox", "owl")}config.json`, bytes("{}"), "acme/owl");

	const store = folderStore(path);
	expect(await store.sizeOf(`${HUB}onnx/model.onnx`)).toBe(7);
	expect(new TextDecoder().decode(await store.read(`${HUB}onnx/model.onnx`))).toBe("weights");
	expect(await store.read(`${HUB}onnx/other.onnx`)).toBeUndefined();
	expect(await store.sizeOf(`${HUB}onnx/other.onnx`)).toBeUndefined();
	expect(await listKeptModels(store)).toMatchObject([
		{ model: "acme/fox", bytes: 7, files: 1 },
		{ model: "acme/owl", bytes: 2, files: 1 },
	]);
	await deleteKeptModel("acme/fox", store);
	expect(await listKeptModels(store)).toMatchObject([{ model: "acme/owl", bytes: 2, files: 1 }]);
	expect(await store.read(`${HUB}onnx/model.onnx`)).toBeUndefined();
});

test("a file that cannot be written leaves no part of it behind", async () => {
	const path = join(folder, "full");
	const store = folderStore(path);
	await store.keep(`${HUB}onnx/model.onnx`, bytes("weights"), "acme/fox");
	await expect(store.keep(`${HUB}onnx`, bytes("weights"), "acme/fox")).rejects.toThrow("onnx");
	const names = await readdir(path, { recursive: true });
	expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a file that another process deletes meanwhile is not listed", async () => {
	const path = join(folder, "shared");
	const store = folderStore(path);
	await store.keep(`${HUB}config.json`, bytes("1"), "acme/fox");
	const names = await readdir(path, { recursive: true });
	const facts = names.find((name) => name.endsWith(".pusula.json")) ?? "";
	await rm(join(path, facts));
	await symlink(join(path, "gone"), join(path, facts)); // its name is there when the folder is read, and it is not
	expect(await store.list()).toEqual([]);
});

test("nothing is written outside the folder, and nothing half", async () => {
	const path = join(folder, "models");
	const store = folderStore(path);
	await store.keep("https://hub.example/a/%2E%2E%2F%2E%2E%2Fescaped", bytes("1"), "a/b");
	await Promise.all(
		[1, 2, 3].map((size) => store.keep(`${HUB}config.json`, bytes("x".repeat(size)), "acme/fox")),
	);
	expect(await readdir(folder)).toEqual(["models"]);
	const names = await readdir(path, { recursive: true });
	expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
	expect([1, 2, 3]).toContain(await store.sizeOf(`${HUB}config.json`));
});
