import { expect, it } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { toDownloadWords } from "./download-words.ts";

const { aboutSizes, exactSizes } = wordsIn("tr").onDevice.run;

it("is one sum with its parts where the runtime comes too", () => {
	const download = { bytes: 65_800_000, runtimeBytes: 14_289_219 };
	expect(toDownloadWords(download, aboutSizes, "tr")).toBe(
		"yaklaşık 80,1\u00A0MB (model 65,8\u00A0MB, çalıştırıcı 14,3\u00A0MB)",
	);
});

it("is the model alone where this device keeps the runtime", () => {
	const download = { bytes: 65_800_000, runtimeBytes: 0 };
	expect(toDownloadWords(download, aboutSizes, "tr")).toBe("yaklaşık 65,8\u00A0MB");
	expect(toDownloadWords({ ...download, bytes: undefined }, exactSizes, "tr")).toBe(exactSizes.unknown);
});

it("names what an earlier download has left on this device", () => {
	const download = { bytes: 40_000_000, keptBytes: 25_800_000, runtimeBytes: 0 };
	expect(toDownloadWords(download, exactSizes, "tr")).toBe(
		"40\u00A0MB (Hub'ın bildirdiği boyut); 25,8\u00A0MB bu cihazda zaten var, yalnızca kalanı iner",
	);
	expect(toDownloadWords({ ...download, keptBytes: 0 }, exactSizes, "tr")).not.toContain("zaten");
});
