import { expect, it } from "vitest";
import { onDevice } from "../../../messages/tr/on-device.ts";
import { listContentWords, listSizeWords } from "./size-lines.ts";

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
	expect(size).toBe("5\u00A0MB, bunun 4\u00A0MB kadarı tamamlanmamış indirme; çalıştırınca sürer");
});

it("says how much is missing of a download that was stopped between two files", () => {
	const missing = { path: "onnx/decoder.onnx", bytes: 0, isWhole: false, wholeBytes: 9_000_000 };
	const part = { ...weights, isWhole: false, wholeBytes: 6_000_000 };
	const contents = [part, config, missing];
	const [size] = listSizeWords({ ...thing, files: 1, contents }, onDevice.kept, "tr");
	expect(size).toBe("5\u00A0MB; indirmesi tamamlanmadı, 11\u00A0MB eksik. Çalıştırınca kaldığı yerden sürer");
	expect(contents.map((content) => listContentWords(content, onDevice.kept, "tr").join(", "))).toEqual([
		"4\u00A0MB / 6\u00A0MB, tamamlanmadı",
		"1\u00A0MB",
		"9\u00A0MB, henüz inmedi",
	]);
	const unknown = { path: "onnx/decoder.onnx", bytes: 0, isWhole: false };
	expect(listContentWords(unknown, onDevice.kept, "tr")).toEqual(["henüz inmedi"]);
});
