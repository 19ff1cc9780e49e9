import { expect, it } from "vitest";
import { onDevice } from "../../../messages/tr/on-device.ts";
import { listSizeWords } from "./size-lines.ts";

const thing = { list: "models", bytes: 5_000_000, files: 2 } as const;

it("names size and files of what is kept whole", () => {
	expect(listSizeWords(thing, onDevice.kept, "tr")).toEqual([
		"5\u00A0MB, dosya sayısı 2",
		"Son kullanım bilinmiyor",
	]);
});

it("says of parts that they are parts, not that there are no files", () => {
	const [size] = listSizeWords({ ...thing, files: 0 }, onDevice.kept, "tr");
	expect(size).toBe("5\u00A0MB, yarıda kalmış indirme");
});
