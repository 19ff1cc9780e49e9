import { DESCRIPTION_KEYS } from "@pusula/tasks";
import { LOCALES } from "../src/lib/locale.ts";
import { hideCode } from "./hide-code.ts";
import type { Passage } from "./prose.ts";

/** The descriptions of a JSON Schema in every language. Each is on its own line. */
export function readSchema(path: string, source: string): Passage[] {
	return source.split("\n").flatMap((row, index) => {
		const [, key, value] = FIELD.exec(row) ?? [];
		const locale = LOCALES.find((one) => DESCRIPTION_KEYS[one] === key);
		if (value === undefined || !locale) return [];
		const text = hideCode(String(JSON.parse(value)));
		return [{ path, line: index + 1, locale, text }];
	});
}

const FIELD = /^\s*"([\w-]+)":\s*("(?:[^"\\]|\\.)*"),?$/;
