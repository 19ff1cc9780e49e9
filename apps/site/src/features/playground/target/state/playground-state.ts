import { type Catalogue, listLocalModels, listProvidersOf } from "./catalogue.ts";
import { CONNECTIONS, type ConnectionKind, type EndpointForm } from "./access.ts";
import { listEndpointTasks } from "./endpoint-tasks.ts";

/** The state in the page's URL. The key is never part of it. */
export interface PlaygroundState {
	readonly task: string;
	readonly provider: string;
	/** Model id on the hub; empty until the task's models are known. */
	readonly model: string;
	/** Id of the error or fault in the simulator; empty for none. */
	readonly scenario: string;
	/** Source of answers. The URL of the reader's own server is not part of the state, so that no link can name one. */
	readonly connection: ConnectionKind;
}

/** Names in a URL, any of which selects something. */
const NAMES = ["task", "provider", "model", "scenario", "connection", "fields"] as const;

/** Longest form in a URL, in characters; longer ones are kept in the tab only. */
const MOST_IN_URL = 3000;

/**
 * The state in a URL. One without any begins with the first task, and values that the catalogue does not have fall back to
 * ones that it has.
 */
export function readState(params: URLSearchParams, catalogue: Catalogue): PlaygroundState {
	const wanted = NAMES.some((name) => params.has(name)) ? params.get("task") : catalogue.firstTask;
	const task = (catalogue.tasks.find(({ id }) => id === wanted) ?? catalogue.tasks[0])?.id ?? "";
	const scenario = catalogue.scenarios.find(({ id }) => id === params.get("scenario"));
	return {
		task,
		provider: chooseProvider(catalogue, task, params.get("provider") ?? ""),
		model: params.get("model")?.trim() ?? "",
		scenario: scenario?.id ?? "",
		...scenario?.target,
		connection: readConnection(params.get("connection") ?? (scenario && "simulated"), catalogue, task),
	};
}

/** The state after a change: what the new one cannot have is replaced by what it can. */
export function toNextState(
	catalogue: Catalogue,
	state: PlaygroundState,
	changed: Partial<PlaygroundState>,
	form: EndpointForm,
): PlaygroundState {
	const scenario = catalogue.scenarios.find(({ id }) => id === changed.scenario);
	const next = { ...state, ...changed, ...scenario?.target };
	const tasks = next.connection === "endpoint" ? listEndpointTasks(catalogue, form) : catalogue.tasks;
	const task = (tasks.find(({ id }) => id === next.task) ?? tasks[0])?.id ?? "";
	const kept = catalogue.scenarios.find(({ id }) => id === next.scenario)?.target;
	const named = scenario?.target?.provider ?? changed.provider;
	const isKept = task === state.task || next.provider !== findFirstProvider(catalogue, state.task);
	const provider = chooseProvider(catalogue, task, named ?? (isKept ? next.provider : ""));
	const connection = readConnection(toNextConnection(catalogue, state, changed, task), catalogue, task);
	const isOther = task !== state.task || connection !== state.connection;
	return {
		...next,
		connection,
		task,
		provider,
		model: isOther && changed.model === undefined && !scenario?.target ? "" : next.model,
		scenario: kept && (kept.task !== task || kept.provider !== provider) ? "" : next.scenario,
	};
}

/** The form's fields in a URL; undefined when it has none that can be parsed. */
export function readFields(params: URLSearchParams): Readonly<Record<string, string>> | undefined {
	const text = params.get("fields");
	if (!text) return undefined;
	try {
		const fields: unknown = JSON.parse(text);
		if (typeof fields !== "object" || fields === null) return undefined;
		const texts = Object.entries(fields).filter(
			(field): field is [string, string] => typeof field[1] === "string",
		);
		return Object.fromEntries(texts);
	} catch {
		return undefined;
	}
}

/** False for a form whose texts are too long for a URL. */
export function fitsUrl(draft: Readonly<Record<string, unknown>>): boolean {
	return printFields(draft).length <= MOST_IN_URL;
}

/**
 * State and form as a URL. Files and forms too long for a URL stay out.
 * @param standard the connection that a URL without one means
 */
export function toParams(
	state: PlaygroundState,
	draft: Readonly<Record<string, unknown>>,
	standard: ConnectionKind = "simulated",
): URLSearchParams {
	const connection = state.connection === standard ? "" : state.connection;
	const fields = printFields(draft);
	const entries = {
		...state,
		connection,
		fields: fields.length <= MOST_IN_URL ? fields : "",
	};
	return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}

/** The connection that a task begins with: the reader's browser where a model for it comes with the site. */
export function chooseConnection({ tasks }: Catalogue, task: string): ConnectionKind {
	return tasks.find(({ id }) => id === task)?.isShipped ? "local" : "simulated";
}

/** The texts of a form; empty where it has none. */
function printFields(draft: Readonly<Record<string, unknown>>): string {
	const texts = Object.entries(draft).filter(([, value]) => typeof value === "string" && value !== "");
	return texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : "";
}

/** The connection that was chosen; where none was, another task begins with its own. Only the simulator plays scenarios. */
function toNextConnection(
	catalogue: Catalogue,
	{ connection, task: last, scenario }: PlaygroundState,
	changed: Partial<PlaygroundState>,
	task: string,
): ConnectionKind {
	const isChosen = connection !== chooseConnection(catalogue, last) || scenario !== "" || task === last;
	return changed.connection ?? (isChosen ? connection : chooseConnection(catalogue, task));
}

/** The selected connection where the task has it, else the one that the task begins with. */
function readConnection(wanted: string | undefined, catalogue: Catalogue, task: string): ConnectionKind {
	const kind = CONNECTIONS.find((one) => one === wanted) ?? chooseConnection(catalogue, task);
	return kind === "local" && listLocalModels(catalogue, task).length === 0 ? "simulated" : kind;
}

/** The selected provider where it offers the task, otherwise the one to begin with. */
function chooseProvider(catalogue: Catalogue, task: string, wanted: string): string {
	const offered = listProvidersOf(catalogue, task);
	const isOffered = ({ id }: { readonly id: string }): boolean => id === wanted;
	return offered.some(isOffered) ? wanted : (findFirstProvider(catalogue, task) ?? offered[0]?.id ?? "");
}

function findFirstProvider({ tasks }: Catalogue, task: string): string | undefined {
	return tasks.find(({ id }) => id === task)?.firstProvider;
}
