import { isRecord } from "../../rules/checks.ts";

/** The text of a field; empty where there is none. */
export function fieldOf(value: unknown, name: string): string {
	const field = isRecord(value) ? value[name] : undefined;
	return typeof field === "string" ? field : "";
}

/** The items of a list as texts; none where it is no list. */
export function textsOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}

/** A number that a request names, or the usual one. */
export function countOf(value: unknown, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}
