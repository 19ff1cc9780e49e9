/**
 * Puts values into a message: `fill("{shown} / {total}", { shown: 3, total: 335 })` returns `3 / 335`.
 * A name without a value stays unchanged, so that a missing value is seen.
 */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
	return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
