import { createSimulator, type MappingEntry } from "@pusula/simulator";

/** Purpose of a request. */
export type Stage = "lookup" | "task list" | "call" | "poll" | "download";

/** A request as it left the client: everything a server or proxy could see. */
export interface SentRequest {
	readonly stage: Stage;
	readonly method: string;
	readonly url: string;
	/** Lower-case names; without `user-agent` and a form's random boundary. */
	readonly headers: Readonly<Record<string, string>>;
	/** The `credentials` mode, when the client set one. */
	readonly credentials: string | undefined;
	/** JSON, form fields by name, or bytes in base64 with their type. */
	readonly body: unknown;
}

/** A response that replaces the simulator's. */
export interface Reply {
	readonly status: number;
	readonly type?: string;
	readonly body?: string;
}

/** The simulated hub of a call, and replaced responses. */
export interface SimulatedHub {
	readonly models: Readonly<Record<string, readonly MappingEntry[]>>;
	/** Responses for whole stages. */
	readonly replies?: Readonly<Partial<Record<Stage, Reply>>>;
}

/** A `fetch` that calls the simulator and keeps the requests. */
export interface Recorder {
	readonly fetch: typeof fetch;
	readonly sent: readonly SentRequest[];
}

/** A file as data that can be compared. */
export async function toPlainFile(file: Blob): Promise<{ type: string; base64: string }> {
	return { type: file.type, base64: Buffer.from(await file.arrayBuffer()).toString("base64") };
}

/** A recorder over a simulator with these models. */
export function createRecorder({ models, replies = {} }: SimulatedHub): Recorder {
	const simulator = createSimulator({ models, jobPolls: 0 });
	const sent: SentRequest[] = [];
	const fetchData = globalThis.fetch;
	return {
		sent,
		async fetch(input, init) {
			const request = new Request(input, init);
			if (request.url.startsWith("data:")) return fetchData(request);
			const stage = toStage(request);
			sent.push({
				stage,
				method: request.method,
				url: request.url,
				headers: toPlainHeaders(request.headers),
				credentials: init?.credentials,
				body: await toPlainBody(request.clone()),
			});
			const reply = replies[stage];
			return reply ? toResponse(reply) : simulator.fetch(await toForwarded(request));
		},
	};
}

function toStage({ method, url }: Request): Stage {
	const { host, pathname } = new URL(url);
	if (host === "huggingface.co") return pathname === "/api/tasks" ? "task list" : "lookup";
	if (method === "POST") return "call";
	return pathname.startsWith("/files/") ? "download" : "poll";
}

function toPlainHeaders(headers: Headers): Record<string, string> {
	const plain = Object.fromEntries(headers);
	delete plain["user-agent"];
	if (plain["content-type"]?.startsWith("multipart/")) plain["content-type"] = "multipart/form-data";
	return plain;
}

async function toPlainBody(request: Request): Promise<unknown> {
	const type = request.headers.get("content-type") ?? "";
	if (request.body === null) return undefined;
	if (type.startsWith("multipart/form-data")) return toPlainForm(await request.formData());
	if (type.startsWith("application/json") || type.startsWith("text/plain"))
		return JSON.parse(await request.text()) as unknown;
	return toPlainFile(await request.blob());
}

function toResponse({ status, type, body }: Reply): Response {
	const response = new Response(body ?? null, { status });
	if (type === undefined) response.headers.delete("content-type");
	else response.headers.set("content-type", type);
	return response;
}

/** The request as the simulator gets it. */
async function toForwarded(request: Request): Promise<Request> {
	const headers = new Headers(request.headers);
	const key = toAcceptedKey(request);
	if (key !== undefined) headers.set("authorization", key);
	const isJson = request.body !== null && headers.get("content-type") === "application/json";
	const body = isJson ? { body: JSON.stringify(toOrdered(await request.json())) } : undefined;
	return new Request(request, { headers, ...body });
}

async function toPlainForm(form: FormData): Promise<Record<string, unknown>> {
	const fields: Record<string, unknown> = {};
	for (const [name, value] of form)
		fields[name] = typeof value === "string" ? value : { name: value.name, ...(await toPlainFile(value)) };
	return fields;
}

/** The header that replaces a key which the simulator would reject, so that the response is a good one. */
function toAcceptedKey({ url, headers }: Request): string | undefined {
	const key = headers.get("authorization") ?? "";
	if (new URL(url).host === "router.huggingface.co")
		return key.startsWith("Bearer hf_") ? undefined : "Bearer hf_filled";
	return key.endsWith(" undefined") ? key.replace("undefined", "filled") : undefined;
}

/** JSON with its keys in order: made-up ids of the simulator depend on the text of the body. */
function toOrdered(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(toOrdered);
	if (typeof value !== "object" || value === null) return value;
	const parts = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
	return Object.fromEntries(parts.map(([key, part]) => [key, toOrdered(part)]));
}
