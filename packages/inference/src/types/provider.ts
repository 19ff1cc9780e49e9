import type { AdapterInput, AdapterOutput, ClientTask } from "./task.ts";
import type { Adapter } from "./adapter.ts";
import type { ResolveModel } from "./call.ts";
import type { Service } from "./route.ts";

/** A hosted inference service as a value: where it is and what it offers. */
export interface Provider extends Service {
	/** How the caller's model ids become the provider's own, when the hub does not know them. */
	readonly resolveModel?: ResolveModel;
	readonly tasks: ProviderTasks;
}

/** The tasks of a provider, each with the adapter for its dialect. */
export type ProviderTasks = { readonly [T in ClientTask]?: Adapter<AdapterInput<T>, AdapterOutput<T>> };

/** Names, links and state of a provider. No call needs them, so they are kept apart from the value that programs bundle. */
export interface ProviderFacts {
	/** For people: `"Groq"`. */
	readonly name: string;
	/** URL of the provider's API documentation. */
	readonly docs: string;
	/** URL of the page where the provider issues keys. Default: none is known. */
	readonly keyUrl?: string;
	/** What the provider's keys look like. Default: not known, or like those of others. */
	readonly keyForm?: KeyForm;
	/** Organisation on the model hub. Default: the provider's id. */
	readonly hubOrg?: string;
	/** `false` when the provider rejects requests from web pages. Default: it takes them. */
	readonly browser?: false;
	/** Tasks that the provider has models for today, where it dropped others. Default: all that it offers. */
	readonly servedTasks?: ServedTasks;
	/**
	 * Models to try at a provider that serves none but its own, the first one first; by task, or by the page of the catalogue
	 * whose example they get. Default: models that others serve too.
	 */
	readonly exampleModels?: Readonly<Record<string, readonly [string, ...string[]]>>;
	/** The provider's own name of the one model that it has for a task, by task. Default: it has several. */
	readonly onlyModels?: { readonly [T in ClientTask]?: string };
	/** What becomes of the standard fields of its tasks, where they do not travel as they are. */
	readonly fields?: { readonly [T in ClientTask]?: FieldNotes };
	readonly lifecycle: Lifecycle;
}

/** A form that the keys of one provider have, and those of others do not. */
export interface KeyForm {
	/** Source of a regular expression that holds for the whole key or its beginning, without flags. */
	readonly pattern: string;
	/** Domains that take the keys beside the provider's own. Default: none. */
	readonly domains?: readonly string[];
	/** URL of a page that says so. */
	readonly source: string;
	/** ISO day on which the page was read. */
	readonly date: string;
}

/** Tasks that a provider has models for. */
export interface ServedTasks {
	/** Ids of the tasks. */
	readonly tasks: readonly ClientTask[];
	/** URL of the page that lists them. */
	readonly source: string;
	/** ISO day of the page's state. */
	readonly date: string;
}

/** How a provider treats the standard input fields of a task. */
export interface FieldNotes {
	/** By a field's name: the names under which the request holds it. */
	readonly renamed?: Readonly<Record<string, string>>;
	/** Fields that are not sent. */
	readonly ignored?: readonly string[];
}

/** Whether a provider still takes calls through the platform, and when that was last known. */
export interface Lifecycle {
	/** `live`: takes calls; `removed-upstream`: the platform took it off; `unknown`: nobody looked. */
	readonly status: "live" | "removed-upstream" | "unknown";
	/** ISO day of the last known state. */
	readonly date: string;
}
