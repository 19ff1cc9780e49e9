import type { Body } from "../types/wire.ts";

/** A JSON body. */
export function json(value: object): Body {
	return { kind: "json", value };
}

/** The caller's fields without `inputs` and `parameters`. */
export function restOf({
	inputs: _inputs,
	parameters: _parameters,
	...rest
}: {
	inputs?: unknown;
	parameters?: unknown;
}): object {
	return rest;
}

/** Fields under the names of a provider. */
export function rename(
	fields: object | undefined,
	names: Readonly<Record<string, string>>,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields ?? {}).map(([key, value]) => [Object.hasOwn(names, key) ? names[key] : key, value]),
	);
}

/** Everything beside `inputs`, in one level: what OpenAI-style services take. A field that is undefined is none. */
export function flat(input: { inputs?: unknown; parameters?: unknown }): object {
	const fields = { ...restOf(input), ...(input.parameters as object | undefined) }; // parameters are an object by every task's type
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
