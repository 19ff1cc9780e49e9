import { MODELS } from "@pusula/tasks/models";

/**
 * The id of the model of the table that a string of code names: in full, with a provider behind it, by the name behind its
 * owner alone, or within a URL. Undefined for any other string.
 */
export function findNamedModel(text: string): string | undefined {
	const name = text.replace(/[?#].*$/, "").replace(/:[\w.-]+$/, "");
	return BY_NAME.get(name.toLowerCase()) ?? findInUrl(name);
}

/** `https://host.example/models/owner/name`, with a path of the API behind it or not. */
function findInUrl(text: string): string | undefined {
	if (!/^\S+\/\S+\/\S+$/.test(text)) return undefined;
	const parts = text.toLowerCase().split("/");
	const pairs = parts.slice(1).map((part, place) => `${parts[place]}/${part}`);
	return pairs.map((pair) => BY_NAME.get(pair)).find((id) => id !== undefined);
}

/** Owners who publish other owners' models in another format, under the same names. */
const CONVERTED = /^(?:Xenova|onnx-community)\//;

/** A name behind an owner that is no common word: it has a digit or a hyphen. */
const SHORT = /^(?=.*[\d-]).{7,}$/;

const BY_NAME = toNames();

function toNames(): ReadonlyMap<string, string> {
	const short = MODELS.filter(({ id }) => !CONVERTED.test(id)).map(({ id }) => [toShort(id), id] as const);
	const single = short.filter(
		([name]) => SHORT.test(name) && short.filter(([other]) => other === name).length === 1,
	);
	return new Map([...single, ...MODELS.map(({ id }) => [id.toLowerCase(), id] as const)]);
}

function toShort(id: string): string {
	return (id.split("/").at(-1) ?? id).toLowerCase();
}
