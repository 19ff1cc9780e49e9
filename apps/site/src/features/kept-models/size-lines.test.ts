import { expect, it } from "vitest";
import { onDevice } from "../../../messages/tr/on-device.ts";
import { listSizeWords } from "./size-lines.ts";

const config = { path: "config.json", bytes: 1_000_000, isWhole: true };
const weights = { path: "onnx/model.onnx", bytes: 4_000_000, isWhole: true };
const thing = { list: "models", bytes: 5_000_000, files: 2, contents: [weights, config] } as const;

it("names size and files of what is kept whole", () => {
	expect(listSizeWords(thing, onDevice.kept, "tr")).toEqual([
		"5\u00A0MB, dosya sayısı 2",
		"Son kullanım bilinmiyor",
	]);
});

it("says of parts that they are parts", () => {
	const part = { ...weights, isWhole: false };
	const [size] = listSizeWords({ ...thing, files: 1, contents: [part, config] }, onDevice.kept, "tr");
	expect(size).toBe("5\u00A0MB, 4\u00A0MB kadarı yarıda kalmış indirme; çalıştırınca sürer");
});
