import { fromBase64, toBase64 } from "./base64.ts";
import { isObject } from "./decode-value.ts";
import { readTarget } from "./read-target.ts";
import type { SavedTarget } from "./saved-run.ts";

/** A form as a link carries it. */
export interface SharedForm {
	readonly target: SavedTarget;
	/** The typed fields, by path. */
	readonly texts: Readonly<Record<string, string>>;
	/** Compared models, as `provider:model`. */
	readonly compared: readonly string[];
	/** The answer that its sender saw, as text. Whoever reads it has only the sender's word for it. */
	readonly answer?: string;
}

/** What a fragment with a shared form begins with; the version of its form follows. */
const PREFIX = "#form=";
const VERSION = 1;

/** Longest link that messages and mails carry unharmed, in characters. */
export const LONGEST_LINK = 8000;

/** Largest form that is unpacked, in bytes. */
const MOST_BYTES = 1_000_000;

/** A link to a form, packed behind the `#` of a page's URL, which browsers send to no server. */
export async function printLink(form: SharedForm, page: string): Promise<string> {
	const { target, texts, compared, answer } = form;
	const packed = await pass(
		new Blob([JSON.stringify({ target, texts, compared, answer })]),
		new CompressionStream("deflate-raw"),
	);
	const text = await toBase64(packed);
	const data = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
	return `${page.split(/[?#]/, 1)[0] ?? ""}${PREFIX}${String(VERSION)}.${data}`;
}

/** Why a fragment's form cannot be read. */
export type LinkProblem = "broken" | "newer" | "unknownTask";

/**
 * Reads the form that a fragment carries. Whoever wrote it, what comes out has the shape of a form.
 * @param tasks ids of the tasks that the site has
 */
export async function readLink(hash: string, tasks: readonly string[]): Promise<SharedForm | LinkProblem> {
	const [, version, data] = /^#form=(\d{1,4})\.([\w-]+)$/.exec(hash) ?? [];
	if (version === undefined || data === undefined) return "broken";
	if (Number(version) > VERSION) return "newer";
	const form = await unpack(data).catch(() => undefined);
	if (!isObject(form) || !isObject(form["target"])) return "broken";
	const target = readTarget(form["target"], tasks);
	if (!target) return tasks.some((id) => id === Object(form["target"]).task) ? "broken" : "unknownTask";
	const { texts, compared, answer } = form;
	const fields = Object.entries(isObject(texts) ? texts : {}).filter(
		(field): field is [string, string] => typeof field[1] === "string" && field[0] !== "__proto__",
	);
	const models = Array.isArray(compared) ? compared.filter((one) => typeof one === "string") : [];
	return {
		target,
		texts: Object.fromEntries(fields),
		compared: models,
		...(typeof answer === "string" && answer !== "" && { answer }),
	};
}

/** @throws where the data is broken, or unpacks to more than a form can hold */
async function unpack(data: string): Promise<unknown> {
	const bytes = fromBase64(data.replaceAll("-", "+").replaceAll("_", "/"));
	const form = await pass(new Blob([bytes]), new DecompressionStream("deflate-raw"));
	return JSON.parse(await form.text());
}

/** A file sent through a stream. @throws where that fails, or more comes out than is read */
async function pass(file: Blob, through: GenericTransformStream): Promise<Blob> {
	const reader = (file.stream().pipeThrough(through) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader(); // both streams give bytes
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return new Blob(chunks);
		size += value.length;
		if (size > MOST_BYTES) {
			await reader.cancel();
			throw new RangeError("The form is too large.");
		}
		chunks.push(value);
	}
}
