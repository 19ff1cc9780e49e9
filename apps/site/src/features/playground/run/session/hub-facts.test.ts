import { describe, expect, it } from "vitest";
import { addHubFacts } from "./hub-facts.ts";

const { signal } = new AbortController();
const DOWNLOAD = { model: "acme/fox", plan: { bytes: 5, keptBytes: 0 }, runtimeBytes: 0 };

/** The words about a model before its download, by the hub's facts about it. */
async function aboutOf(languages: readonly string[], licence?: string): Promise<string | undefined> {
	const find = () => Promise.resolve({ id: "acme/fox", providers: [], licence, languages });
	return (await addHubFacts(DOWNLOAD, "tr", signal, find)).about;
}

describe("the question about a model that the site's table does not hold", () => {
	it("names the licence and the languages that the hub names, that of the page first", async () => {
		const about = await aboutOf(["en", "tr"], "mit");
		expect(about).toContain("lisansı: mit");
		expect(about).toContain("dilleri: Türkçe, İngilizce");
		expect(await aboutOf(["en", "de", "fr", "es", "it", "pt", "ru", "tr"])).toContain("2 dil daha");
	});

	it("says that they are not known where the hub names none, or does not respond", async () => {
		const unknown = "lisansı: bilinmiyor; dilleri: bilinmiyor";
		expect(await aboutOf([])).toContain(unknown);
		const download = await addHubFacts(DOWNLOAD, "tr", signal, () => Promise.resolve(undefined));
		expect(download.about).toContain(unknown);
	});

	it("asks the hub nothing before the reader has agreed that it is asked", async () => {
		const find = () => Promise.reject(new Error("asked"));
		const { plan: _plan, ...first } = DOWNLOAD;
		expect((await addHubFacts(first, "tr", signal, find)).about).toContain("henüz bilinmiyor");
	});

	it("asks a mirror in place of the hub, and names its host", async () => {
		const hubUrl = "https://hub.acme.example/models";
		const requested: string[] = [];
		const find = (url: string) => {
			requested.push(url);
			return Promise.resolve({ id: "acme/fox", providers: [], licence: "mit", languages: ["tr"] });
		};
		const mirrored = { ...DOWNLOAD, hubUrl };
		const { plan: _plan, ...first } = mirrored;
		expect((await addHubFacts(first, "tr", signal, find)).about).toContain("hub.acme.example sunucusundan");
		expect(requested).toEqual([]);
		const { about, mirrorWords } = await addHubFacts(mirrored, "tr", signal, find);
		expect(about).toContain("hub.acme.example sunucusunun bildirdiğine göre lisansı: mit; dilleri: Türkçe.");
		expect(mirrorWords?.consentText).toContain("{host} sunucusundan iner");
		expect(requested).toEqual([hubUrl]);
		const known = await addHubFacts({ ...mirrored, model: "Xenova/whisper-base" }, "tr", signal, find);
		expect([known.about, known.mirrorWords]).toEqual([undefined, mirrorWords]);
	});

	it("leaves a model of the table as it is", async () => {
		const known = { ...DOWNLOAD, model: "Xenova/whisper-base" };
		const find = () => Promise.reject(new Error("asked"));
		expect(await addHubFacts(known, "tr", signal, find)).toBe(known);
	});
});
