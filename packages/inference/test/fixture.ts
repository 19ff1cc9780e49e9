import { readdirSync, readFileSync } from "node:fs";
import type { InferenceProvider } from "../src/index.ts";
import type { ClientTask, OutputType } from "../src/types.ts";

/** A file in a fixture: its bytes in base64, and its type. */
export interface FixtureFile {
	readonly $file: string;
	readonly type: string;
}

/** A request the client must send. `auth` is the word before the key, `none` for no key at all. */
export interface ExpectedRequest {
	readonly method: string;
	readonly url: string;
	/** All headers but `User-Agent` and the key's, names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly auth: string;
	readonly json?: unknown;
}

/** What the server answers: JSON, or bytes in base64. */
export interface FixtureReply {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly json?: unknown;
	readonly bytes?: string;
}

/** One call, the requests it must lead to in their order with their answers, and its output. */
export interface Fixture {
	readonly call: {
		readonly task: ClientTask;
		readonly args: Readonly<Record<string, unknown>> & { readonly model: string };
		readonly options: { readonly outputType?: OutputType };
		/** `own` for the provider's own key, else a platform key. */
		readonly key: string;
	};
	/** What the hub says of the model. */
	readonly mapping: Readonly<Record<string, string>>;
	readonly exchange: readonly { readonly request: ExpectedRequest; readonly reply: FixtureReply }[];
	readonly output: unknown;
	/** `false` when the same call through the router differs in more than address and key. */
	readonly routedToo?: boolean;
}

/** A fixture with its provider and its place. */
export interface NamedFixture {
	readonly name: string;
	readonly provider: InferenceProvider;
	readonly fixture: Fixture;
}

const FOLDER = new URL("../fixtures/", import.meta.url);

/** Every fixture: `fixtures/<provider>/<task>.json`, or `<task>--<case>.json`. */
export function readFixtures(): readonly NamedFixture[] {
	return readdirSync(FOLDER).flatMap((provider) =>
		readdirSync(new URL(`${provider}/`, FOLDER)).map((file) => ({
			name: `${provider} ${file.replace(".json", "")}`,
			provider: provider as InferenceProvider, // folders are named after providers, and a test compares them
			fixture: JSON.parse(readFileSync(new URL(`${provider}/${file}`, FOLDER), "utf8")) as Fixture, // the shape above
		})),
	);
}

function isFile(value: object): value is FixtureFile {
	return "$file" in value;
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
	return { $file: Buffer.from(await value.arrayBuffer()).toString("base64"), type: value.type };
}

/** The answer of a fixture. */
export function toResponse({ status, headers = {}, json, bytes }: FixtureReply): Response {
	if (bytes === undefined) return Response.json(json, { status, headers });
	return new Response(Uint8Array.from(Buffer.from(bytes, "base64")), { status, headers });
}
