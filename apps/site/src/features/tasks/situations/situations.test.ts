import { describe, expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { markSituations } from "./situations.ts";

const words = wordsIn("tr").task.situations;

describe("situations that an article has advice for", () => {
	it("are found by their words, and lead to the passage", () => {
		const parts = ["<p>Metin okur.</p>", "<ul><li>Hızlıdır.</li><li>Plaka kişisel veridir.</li></ul>"];
		const { parts: marked, found } = markSituations(parts, words);
		expect(found).toEqual([{ id: "kisisel-veri", title: "Kişisel veri" }]);
		expect(marked[1]).toBe('<ul><li>Hızlıdır.</li><li id="kisisel-veri">Plaka kişisel veridir.</li></ul>');
	});

	it("lead to their first passage alone", () => {
		const { parts } = markSituations(["<p>MIT lisanslıdır.</p><p>Lisansı yoktur; lisans sorun.</p>"], words);
		expect(parts).toEqual([
			'<p id="ticari-kullanim">MIT lisanslıdır.</p><p>Lisansı yoktur; lisans sorun.</p>',
		]);
	});

	it("are not read from the notes of terms", () => {
		const note = '<span popover="auto"><span>Kişisel veri…</span><a href="/">Sözlük</a></span>';
		expect(markSituations([`<p>Bir <button>sözcük</button>${note}.</p>`], words).found).toEqual([]);
	});

	it("do not take a word for a part of another", () => {
		expect(markSituations(["<p>Makinede arıza bulur.</p>"], words).found).toEqual([]);
	});
});
