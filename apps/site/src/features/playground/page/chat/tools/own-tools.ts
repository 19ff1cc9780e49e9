import type { Locale } from "../../../../../lib/locale.ts";

/** A tool that the page itself can play when a model calls it. */
export interface OwnTool {
	readonly name: "get_current_time" | "calculate";
	/** What the model reads of it, in the form of the `tools` field. */
	readonly describe: (locale: Locale) => object;
}

const DESCRIPTIONS = {
	clock: {
		tr: "Bir saat dilimindeki şu anki saati ve tarihi verir.",
		en: "Gives the current time and date in a time zone.",
	},
	calculator: {
		tr: "Bir aritmetik işlemi hesaplar, örneğin (12 + 8) * 3. Sayıların ondalık kısmı noktayla ayrılır, binlikleri ayrılmaz: 1500.25. Üç ondalıklı sayının sonuna sıfır eklenir: 3.1420.",
		en: "Calculates an arithmetic expression, such as (12 + 8) * 3. Numbers have a decimal point and no thousands separators: 1500.25. Three decimals take a zero behind them: 3.1420.",
	},
} as const;

/** The tools that the page can play. */
export const OWN_TOOLS: readonly OwnTool[] = [
	{
		name: "get_current_time",
		describe: (locale) =>
			toDefinition("get_current_time", DESCRIPTIONS.clock[locale], {
				time_zone: { type: "string", enum: ["Europe/Istanbul", "UTC", "America/New_York", "Asia/Tokyo"] },
			}),
	},
	{
		name: "calculate",
		describe: (locale) =>
			toDefinition("calculate", DESCRIPTIONS.calculator[locale], { expression: { type: "string" } }),
	},
];

/** The page's own tool that a model has called; undefined for any other. */
export function findOwnTool(name: string): OwnTool | undefined {
	return OWN_TOOLS.find((tool) => tool.name === name);
}

/** The `tools` field with one of the page's own tools added or taken out; other entries stay. */
export function toggleTool(tools: string, tool: OwnTool, locale: Locale): string {
	const all = readTools(tools);
	const others = all.filter((one) => nameOf(one) !== tool.name);
	const next = others.length < all.length ? others : [...all, tool.describe(locale)];
	return next.length > 0 ? JSON.stringify(next, null, 2) : "";
}

/** True when the `tools` field names a tool. */
export function hasTool(tools: string, name: string): boolean {
	return readTools(tools).some((one) => nameOf(one) === name);
}

function toDefinition(name: string, description: string, properties: object): object {
	const parameters = { type: "object", properties, required: Object.keys(properties) };
	return { type: "function", function: { name, description, parameters } };
}

function readTools(text: string): readonly unknown[] {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}

function nameOf(tool: unknown): unknown {
	const { function: described } = Object(tool) as { readonly function?: unknown }; // fields of any object are unknown
	return (Object(described) as { readonly name?: unknown }).name; // as above
}
