import type { Path } from "../plan/reply-shape.ts";

/** Property access from a name along a path, as JavaScript writes it, and Python for objects. */
export function printPath(name: string, path: Path): string {
	return name + path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
}

/** The same where any part of the path may be missing. */
export function printOptionalPath(name: string, path: Path): string {
	return name + path.map((key) => (typeof key === "number" ? `?.[${key}]` : `?.${key}`)).join("");
}

/** Item access from a name along a path, as Python writes it. */
export function printItems(name: string, path: Path): string {
	return name + path.map((key) => (typeof key === "number" ? `[${key}]` : `["${key}"]`)).join("");
}

/** A filter along a path, as jq writes it. */
export function printFilter(path: Path): string {
	return path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
}
