import type { ClientTask, Provider } from "@pusula/inference";
import type { SnippetClient } from "./generated/clients.ts";

/** Programming language of a snippet, or the shell that its command is for. */
export type SnippetLanguage = "js" | "python" | "sh" | "powershell";

export type { SnippetClient };

/** The function that makes a provider which is no name: `local()` of `@pusula/local`. */
export interface ProviderMaker {
	/** Name of the exported function. */
	readonly name: string;
	/** What it is called with; absent for nothing. */
	readonly options?: Readonly<Record<string, unknown>>;
	/** Package that exports it. */
	readonly from: string;
	/** What has to be installed beside that package. */
	readonly beside: readonly string[];
	/** Its options are those of a page, whose code fetches files. Default: they are opened as Node does. */
	readonly isForPages?: boolean;
}

/** The call that snippets are printed for. */
export interface SnippetCall {
	readonly task: ClientTask;
	/** Provider id, a Provider value, or `auto`. Absent with `endpointUrl`. */
	readonly provider?: string | Provider | undefined;
	/** What makes the Provider value in printed code. Other clients than ours know no such provider; no key is needed. */
	readonly madeBy?: ProviderMaker | undefined;
	/** Model id on the hub. */
	readonly model?: string | undefined;
	/** The provider's own id of the model, when it differs. Clients that look it up print the hub's id. */
	readonly providerModel?: string | undefined;
	/** LoRA weights the hub names beside the provider's model: type and file in the repository. */
	readonly lora?: { readonly type: string; readonly weightsPath: string } | undefined;
	/** The task's own fields: `inputs`, `parameters`, `messages` … A `SampleFile` represents a file. */
	readonly args: object;
	/** Through the platform's router. Default true; closed-source providers are always called directly. */
	readonly routed?: boolean | undefined;
	/** Streams the response. Default false. */
	readonly stream?: boolean | undefined;
	/** Organisation that pays for routed calls; in others it is named nowhere. */
	readonly billTo?: string | undefined;
	/** The caller's own endpoint, in place of a provider. */
	readonly endpointUrl?: string | undefined;
	/** Printed in place of the environment variable. */
	readonly accessToken?: string | undefined;
}

/** Ready-to-copy code for one client. */
export interface Snippet {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	/** The program, whole. */
	readonly code: string;
	/** Command that installs what the code imports; absent where nothing has to be installed. */
	readonly install?: string;
	/** Name of the environment variable that holds the key; absent when the key is printed or none is needed. */
	readonly tokenName?: string;
	/** Kind of output that the code prints or writes. */
	readonly output: SnippetOutput;
	/** File the code writes, where `output` is `file`. */
	readonly writes?: string;
	/** Names of the sample files the code opens, which must lie beside it. */
	readonly reads: readonly string[];
}

/**
 * Kind of output that a snippet prints or writes.
 * - `text`: the generated text alone.
 * - `chunks`: the same text, chunk by chunk while it is written.
 * - `events`: the events of a stream as they arrive, each with a chunk of the text.
 * - `message`: a chat message, which may call tools instead of holding text.
 * - `result`: the task's output, in the form of its output schema.
 * - `reply`: the provider's raw JSON.
 * - `file`: a file, named by `writes`.
 */
export type SnippetOutput = "text" | "chunks" | "events" | "message" | "result" | "reply" | "file";

/**
 * The reason why a client cannot express a call.
 * - `offer`: no provider of this name, or it does not offer the task.
 * - `auto`: the client cannot choose a provider; only the platform's own libraries and our client can.
 * - `provider`: the client does not know the provider.
 * - `task`: the client does not offer the task, with this provider or at all.
 * - `parameters`: the client has no place for one of the call's parameters.
 * - `stream`: the client or the task has no stream.
 * - `job`: the provider queues, and the queue cannot be polled by plain requests.
 * - `reply`: the reply cannot be used without the client.
 * - `url`: the client cannot call this endpoint's URL.
 */
export type MissingReason =
	"offer" | "auto" | "provider" | "task" | "parameters" | "stream" | "job" | "reply" | "url";

/** A client without a snippet for a call, and the reason. */
export interface MissingSnippet {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	readonly reason: MissingReason;
}

/** The snippets of a call, and the clients without one. */
export interface SnippetResult {
	readonly snippets: readonly Snippet[];
	readonly missing: readonly MissingSnippet[];
}
