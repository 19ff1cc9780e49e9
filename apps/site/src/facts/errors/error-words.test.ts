import { ERROR_CODES } from "@pusula/inference";
import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { toPlainWords } from "./error-words.ts";

test("an error without a page of words is described by its row", () => {
	expect(toPlainWords("bad-model", "tr")).toEqual({
		title: "Çağrıdaki bir değer yanlış",
		lead: "Bu kodu `InputError` sınıfından hatalar taşır. Eksik, yanlış ya da birbiriyle çelişen değerler. İstek gönderilmeden anlaşılır; çağrıyı düzeltince geçer.",
	});
});

test.each(LOCALES)("the description of every code is whole in %s", (locale) => {
	const leads = ERROR_CODES.map((code) => toPlainWords(code, locale).lead);
	expect(leads.filter((lead) => /[{}]|undefined/.test(lead))).toEqual([]);
});
