import type { Locale } from "../src/lib/locale.ts";
import { hideCode } from "./hide-code.ts";
import type { Passage } from "./prose.ts";

const FIELD = /^\s*"(description|x-tr)":\s*("(?:[^"\\]|\\.)*"),?$/;

/** The descriptions of a JSON Schema in both languages. Each stands on its own line. */
export function readSchema(path: string, source: string): Passage[] {
	return source.split("\n").flatMap((row, index) => {
		const [, key, value] = FIELD.exec(row) ?? [];
		if (value === undefined) return [];
		const locale: Locale = key === "x-tr" ? "tr" : "en";
		const text = hideCode(String(JSON.parse(value)));
		return [{ path, line: index + 1, locale, text }];
	});
}
