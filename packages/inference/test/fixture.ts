import { readdirSync, readFileSync } from "node:fs";
import type { InferenceProvider } from "../src/index.ts";
import type { ClientTask, ErrorCode, Options, OutputType } from "../src/index.ts";

/** A file in a fixture: its bytes in base64, its type, and in a form its name. */
export interface FixtureFile {
	readonly $file: string;
	readonly type: string;
	readonly name?: string;
}

/** A request the client must send. `auth` is the word before the key, `none` for no key at all. */
export interface ExpectedRequest {
	readonly method: string;
	readonly url: string;
	/** All headers but `User-Agent` and the key's, names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly auth: string;
	/** The body, in one of three forms: JSON, a form's fields, a bare file. None in a request without one. */
	readonly json?: unknown;
	readonly form?: Readonly<Record<string, string | FixtureFile>>;
	readonly file?: FixtureFile;
}

/** What the server sends: JSON, text, bytes in base64, or the data of a stream's events, JSON or text. */
export interface FixtureReply {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly json?: unknown;
	readonly text?: string;
	readonly bytes?: string;
	readonly events?: readonly unknown[];
}

/** Which key a call is made with: the provider's own, one of the platform, or none. */
export type FixtureKey = "own" | "platform" | "none";

/** What becomes of a call: an output, `{ "$reply": 0 }` for the first reply unchanged; or an error with these fields. */
export type Outcome =
	| { readonly output: unknown; readonly error?: undefined }
	| { readonly error: { readonly code: ErrorCode; readonly message: string }; readonly output?: undefined };

/** One call, the requests it must lead to in their order with their responses, and what becomes of it. */
export type Fixture = Outcome & {
	readonly call: {
		readonly task: ClientTask;
		/** The caller's fields; with an `endpointUrl` the call names no provider. */
		readonly args: Readonly<Record<string, unknown>> & {
			readonly model?: string;
			readonly endpointUrl?: string;
		};
		readonly options?: Omit<Options, "signal" | "fetch"> & { readonly outputType?: OutputType };
		readonly key: FixtureKey;
		/** The streaming function is called; its output is the list of chunks. */
		readonly stream?: true;
	};
	/** What the hub says of the model, of one provider: the folder's unless named. Absent where nothing may be looked up. */
	readonly mapping?: Readonly<Record<string, string>>;
	readonly exchange: readonly { readonly request: ExpectedRequest; readonly reply: FixtureReply }[];
	/** `false` when the same call through the router differs in more than URL and key. */
	readonly routedToo?: false;
};

/** What a fixture's folder is named after: a provider, `auto`, or an endpoint of the caller's own. */
export type FixtureFolder = InferenceProvider | "auto" | "endpoint";

/** A fixture with its folder. */
export interface NamedFixture {
	readonly name: string;
	readonly folder: FixtureFolder;
	readonly fixture: Fixture;
}

const FOLDER = new URL("../fixtures/", import.meta.url);

/** Every fixture: `fixtures/<provider>/<task>.json`, or `<task>--<case>.json`. */
export function readFixtures(): readonly NamedFixture[] {
	return readdirSync(FOLDER).flatMap((folder) =>
		readdirSync(new URL(`${folder}/`, FOLDER)).map((file) => ({
			name: `${folder} ${file.replace(".json", "")}`,
			folder: folder as FixtureFolder, // a test compares the names
			fixture: JSON.parse(readFileSync(new URL(`${folder}/${file}`, FOLDER), "utf8")) as Fixture, // the shape above
		})),
	);
}

/** The output a fixture promises. */
export function expectedOutput({ output, exchange }: Fixture): unknown {
	if (typeof output !== "object" || output === null || !("$reply" in output)) return output;
	const { json, events } = exchange[output.$reply as number]?.reply ?? {}; // a place in the list
	return events?.filter((event) => typeof event !== "string") ?? json;
}

/** A fixture's value with real files in it. */
export function withBlobs(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withBlobs);
	if (typeof value !== "object" || value === null) return value;
	if (isFile(value))
		return new Blob([Uint8Array.from(Buffer.from(value.$file, "base64"))], { type: value.type });
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withBlobs(part)]));
}

/** An output as a fixture writes it. */
export async function withoutBlobs(value: unknown): Promise<unknown> {
	if (!(value instanceof Blob)) return value;
	const $file = Buffer.from(await value.arrayBuffer()).toString("base64");
	return { $file, type: value.type, ...(value instanceof File && { name: value.name }) };
}

/** The body of a request as a fixture writes it. */
export async function toExpectedBody(
	body: RequestInit["body"],
): Promise<Pick<ExpectedRequest, "json" | "form" | "file">> {
	if (typeof body === "string") return { json: JSON.parse(body) as unknown };
	if (body instanceof Blob) return { file: (await withoutBlobs(body)) as FixtureFile }; // a Blob becomes one
	if (!(body instanceof FormData)) return {};
	const form: Record<string, string | FixtureFile> = {};
	for (const [name, field] of body) form[name] = (await withoutBlobs(field)) as string | FixtureFile; // text stays text
	return { form };
}

export function toResponse({ status, headers = {}, json, text, bytes, events }: FixtureReply): Response {
	const init = { status, headers };
	if (bytes !== undefined) return new Response(Uint8Array.from(Buffer.from(bytes, "base64")), init);
	if (text !== undefined) return new Response(text, init);
	if (events === undefined) return Response.json(json, init);
	const lines = events.map(
		(event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`,
	);
	return new Response(lines.join(""), {
		status,
		headers: { "content-type": "text/event-stream", ...headers },
	});
}

function isFile(value: object): value is FixtureFile {
	return "$file" in value;
}
