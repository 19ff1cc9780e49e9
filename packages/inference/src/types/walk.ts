import type { AnyArgs } from "./args.ts";
import type { ClientTask } from "./task.ts";
import type { AnyAdapter } from "./adapter.ts";
import type { Call, ResolveModel } from "./call.ts";
import type { Provider } from "./provider.ts";
import type { Route } from "./route.ts";
import type { Body, HttpRequest } from "./wire.ts";

/** The providers to try in their order, and the model id to request from them. */
export interface Candidates {
	readonly providers: readonly Provider[];
	readonly model: string | undefined;
}

/** How providers and models given by id become values. The main entry has one; the core entry takes values only. */
export interface Resolver {
	/** Turns provider ids into values; looks `auto` up on the hub. */
	readonly nameProviders: (args: AnyArgs, call: Call) => Candidates | Promise<Candidates>;
	readonly resolveModel: ResolveModel;
}

/** One provider to try, for one task and model. */
export interface Target {
	readonly provider: Provider;
	readonly task: ClientTask;
	readonly model: string | undefined;
	readonly endpointUrl: string | undefined;
}

/** What reading a reply needs: the call, its route, the adapter, and the body that was sent. */
export interface ReplyContext {
	readonly call: Call;
	readonly route: Route;
	readonly adapter: AnyAdapter;
	readonly request: Pick<HttpRequest, "body">;
}

/** One request to one provider, and its response. */
export interface Exchange extends ReplyContext {
	readonly request: HttpRequest;
	readonly response: Response;
}

/** Turns a request body into what `fetch` takes. */
export type EncodeBody = (body: Body) => BodyInit | Promise<BodyInit>;

/** What `send` may do beyond the plain: encode files and forms, and follow redirects to other hosts. */
export interface Wire {
	/** Default: JSON without files, and bare files. */
	readonly encode?: EncodeBody;
	/** Whether a redirect may be followed. Default: only inside the origin, so neither key nor prompt travels. */
	readonly mayFollow?: (from: URL, to: URL) => boolean;
}

/** How a kind of call is sent. */
export interface SendKind {
	/** The adapter of a provider. Default: the one in its table for the task. */
	readonly adapterFor?: (provider: Provider) => AnyAdapter;
	/** The caller's fields as adapters see them. Default: as they are. */
	readonly toInput?: (args: object) => Record<string, unknown>;
	readonly toWire?: (call: Call) => Wire;
}

/** How a kind of call runs. */
export interface RunKind extends SendKind {
	/** What becomes of a reply before it is the caller's. */
	readonly finish: (exchange: Exchange, reply: unknown) => unknown;
	/** Limit of the whole call when the caller sets none, milliseconds. */
	readonly timeoutMs?: number;
}
