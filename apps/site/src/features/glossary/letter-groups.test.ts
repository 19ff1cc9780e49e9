import { describe, expect, it } from "vitest";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { LOCALES } from "../../lib/locale.ts";
import { groupByLetter } from "./letter-groups.ts";

describe("groupByLetter", () => {
	it("treats the Turkish letters as letters of their own, in the order of the alphabet", () => {
		const groups = groupByLetter(GLOSSARY, "tr");
		expect(groups.map(({ letter }) => letter).join("")).toBe("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ");
		const byLetter = Object.fromEntries(
			groups.map(({ letter, terms }) => [letter, terms.map(({ tr }) => tr.term)]),
		);
		expect(byLetter["İ"]).toContain("istem");
		expect(byLetter["I"]).toContain("ışın araması");
		expect(byLetter["Ö"]).toContain("ödül");
		expect(byLetter["Ğ"]).toEqual([]);
	});

	it("gives every letter an anchor of its own", () => {
		const ids = groupByLetter(GLOSSARY, "tr").map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toContain("harf-c-2");
	});

	it.each(LOCALES)("leaves no term out in %s", (locale) => {
		expect(groupByLetter(GLOSSARY, locale).flatMap(({ terms }) => terms)).toHaveLength(GLOSSARY.length);
	});

	it("orders the terms of a letter as a Turkish dictionary does", () => {
		const terms = groupByLetter(GLOSSARY, "tr").find(({ letter }) => letter === "Ö")?.terms ?? [];
		const names = terms.map(({ tr }) => tr.term);
		expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
	});
});
