import { type Catalogue, listProvidersOf } from "./catalogue.ts";
import { CONNECTIONS, type ConnectionKind, type EndpointForm } from "./connection/access.ts";
import { listEndpointTasks } from "./connection/endpoint-tasks.ts";
import type { Draft } from "./draft.ts";

/** What the address of the page holds. The key is never part of it. */
export interface PlaygroundState {
	readonly task: string;
	/** Provider id. */
	readonly provider: string;
	/** Model id on the hub; empty until the task's models are known. */
	readonly model: string;
	/** What goes wrong on purpose in the simulator; empty for nothing. */
	readonly scenario: string;
	/** Who answers. The address of a server of the reader's own is not part of the state, so that no link can name one. */
	readonly connection: ConnectionKind;
}

/** Longest form that an address carries, in characters; longer ones are left to the reader's own page. */
const MOST_IN_ADDRESS = 3000;

/** The state an address asks for. What the catalogue does not offer falls back to what it does. */
export function readState(params: URLSearchParams, catalogue: Catalogue): PlaygroundState {
	const wanted = params.get("task");
	const task = (catalogue.tasks.find(({ id }) => id === wanted) ?? catalogue.tasks[0])?.id ?? "";
	const scenario = catalogue.scenarios.find(({ id }) => id === params.get("scenario"));
	return {
		task,
		provider: chooseProvider(catalogue, task, params.get("provider") ?? ""),
		model: params.get("model")?.trim() ?? "",
		scenario: scenario?.id ?? "",
		...scenario?.target,
		connection: CONNECTIONS.find((kind) => kind === params.get("connection")) ?? "simulated",
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
	const provider = chooseProvider(catalogue, task, next.provider);
	const isOther = task !== state.task || next.connection !== state.connection;
	return {
		...next,
		task,
		provider,
		model: isOther && changed.model === undefined && !scenario?.target ? "" : next.model,
		scenario: kept && (kept.task !== task || kept.provider !== provider) ? "" : next.scenario,
	};
}

/** The wanted provider where it offers the task, otherwise the first that does. */
function chooseProvider(catalogue: Catalogue, task: string, wanted: string): string {
	const offered = listProvidersOf(catalogue, task);
	return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? "";
}

/** Fields an address carries; nothing when it carries none that can be read. */
export function readFields(params: URLSearchParams): Draft | undefined {
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

/** State and form as an address. Files and forms too long for an address stay out. */
export function toParams(state: PlaygroundState, draft: Draft): URLSearchParams {
	const texts = Object.entries(draft).filter(([, value]) => typeof value === "string" && value !== "");
	const fields = JSON.stringify(Object.fromEntries(texts));
	const connection = state.connection === "simulated" ? "" : state.connection;
	const entries = {
		...state,
		connection,
		fields: texts.length > 0 && fields.length <= MOST_IN_ADDRESS ? fields : "",
	};
	return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
}
