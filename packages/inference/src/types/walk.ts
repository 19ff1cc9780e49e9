import type { AnyArgs } from "./args.ts";
import type { ClientTask } from "./task.ts";
import type { AnyAdapter, Stream } from "./adapter.ts";
import type { Call, Options, ResolveModel } from "./call.ts";
import type { Provider } from "./provider.ts";
import type { Route } from "./route.ts";
import type { Body, HttpRequest } from "./wire.ts";

/** What a call starts from: the caller's two arguments, the task, and how ids become values. */
export interface CallInput {
	readonly task: ClientTask;
	readonly args: AnyArgs;
	readonly options?: Options | undefined;
	/** Absent in the core entry, where providers are values and model ids the provider's own. */
	readonly resolver?: Resolver | undefined;
}

/** A call with its arguments. */
export interface OpenCall extends Call {
	/** A copy of the caller's arguments: what they inherit, also from a polluted prototype, is none of them. */
	readonly args: AnyArgs;
	/** Stops following the caller's signal; absent before the call begins, for a stream may never be read. */
	unfollow: (() => void) | undefined;
}

/** Turns ids of providers and models into values. */
export interface Resolver {
	/** Turns provider ids into values; looks `auto` up on the hub. */
	readonly resolveProviders: (args: AnyArgs, call: Call) => Candidates | Promise<Candidates>;
	readonly resolveModel: ResolveModel;
}

/** The providers to try in their order, and the model id to request from them. */
export interface Candidates {
	readonly providers: readonly Provider[];
	readonly model: string | undefined;
}

/** One provider to try, for one task and model. */
export interface Target {
	readonly provider: Provider;
	readonly task: ClientTask;
	readonly model: string | undefined;
	readonly endpointUrl: string | undefined;
}

/** What reading a reply needs: the call, its route and the adapter. */
export interface ReplyContext {
	readonly call: Call;
	readonly route: Route;
	readonly adapter: AnyAdapter;
}

/** One request to one provider, and its response. */
export interface Exchange extends ReplyContext {
	readonly request: HttpRequest;
	readonly response: Response;
}

/** A request body as `fetch` takes it. */
export interface EncodedBody {
	readonly body: BodyInit;
	/** Its media type, where `fetch` cannot know it. */
	readonly type?: string | null;
}

/** Turns a request body into what `fetch` takes. */
export type EncodeBody = (body: Body, call: Call) => EncodedBody | Promise<EncodedBody>;

/** What `send` may do beyond the plain: encode files and forms, and follow redirects to other hosts. */
export interface Wire {
	/** Default: JSON without files, and bare files. */
	readonly encode?: EncodeBody;
	/** Whether a redirect may be followed. Default: only inside the origin, so neither key nor prompt travels. */
	readonly mayFollow?: (from: URL, to: URL) => boolean;
	/** Finds where a redirect leads that a page cannot see. Default: not at all, and it is refused. */
	readonly findTarget?: (url: string, call: Call) => Promise<URL | undefined>;
}

/** How a kind of call is sent: plain, with files, as a job, raw, streamed. */
export interface SendKind {
	/** The adapter of a provider. Default: the one in its table for the task. */
	readonly adapterFor?: (provider: Provider, task: ClientTask) => AnyAdapter;
	/** The caller's fields as adapters see them. Default: as they are. */
	readonly toInput?: (args: object) => Record<string, unknown>;
	/** Fields added to the caller's own before the adapter sees them. */
	readonly extraFields?: (adapter: AnyAdapter) => object;
	readonly wire?: Wire;
	/** How the events of a stream become chunks, where the adapter does not say otherwise. */
	readonly stream?: Stream | undefined;
}

/** How a kind of call is sent, and what becomes of the response. */
export interface RunKind<Result = unknown> extends SendKind {
	/** Reads the response. What it throws may let the next provider be tried. */
	readonly receive: (exchange: Exchange) => Result | Promise<Result>;
	/** Limit of the whole call when the caller sets none, milliseconds. */
	readonly timeoutMs?: number;
}
