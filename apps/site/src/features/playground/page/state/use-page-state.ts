import { useMemo, useRef, useState } from "react";
import type { OpenedForm } from "../../form/opened-form.ts";
import { readSearch } from "../../parts/page-url.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { TaskData } from "../../target/task-data.ts";
import { hasAgreed, rememberAgreement } from "../../target/connection/agreement.ts";
import { isAccessMissing } from "../../target/connection/is-access-missing.ts";
import { type ConnectionControls, useConnection } from "../../target/connection/use-connection.ts";
import { type ModelList, type ModelSources, useModelList } from "../../target/models/use-model-list.ts";
import { type PlaygroundState, readState, toNextState } from "../../target/state/playground-state.ts";
import { useTaskData } from "../../target/use-task-data.ts";
import { useTriedData } from "../../target/use-tried-data.ts";
import type { UrlEntry } from "../../../../lib/urls/url-writer.ts";
import { type OpenedFormControls, useOpenedForm } from "./use-opened-form.ts";
import { useUrlEntries } from "./use-url-entries.ts";

/** The state of the whole page, and what changes it. */
export interface PageState {
	/** With the model to begin with where none was chosen. */
	readonly state: PlaygroundState;
	readonly controls: ConnectionControls;
	readonly list: ModelList;
	/** What the lists of all models are made of beside the catalogue. */
	readonly sources: ModelSources;
	/** The data of the task's form. */
	readonly data: TaskData | "loading" | "failed";
	/** Fetches these data once more. */
	readonly retryData: () => void;
	/** What the workbench begins with, and how it reports to the page. */
	readonly bench: Pick<OpenedFormControls, "opened" | "takeRun" | "holdForm" | "holdChat"> & {
		/** Called for an attempt to run that cannot begin; absent when it can. */
		readonly onBlocked: (() => void) | undefined;
		/** Once after the reader has chosen another target: the next URL is an entry of the browser's history. */
		readonly takeEntry: () => UrlEntry;
	};
	/** The current form; undefined until there is one. */
	readonly readForm: OpenedFormControls["readForm"];
	/** The run beside it; undefined until there is a form. */
	readonly readShown: OpenedFormControls["readShown"];
	/** False for a current form whose texts are too long for the page's URL. */
	readonly isInUrl: boolean;
	/** Its compared models, as `provider:model`; undefined until there is one. */
	readonly compared: OpenedFormControls["compared"];
	/** The reader has tried to run without what is missing. */
	readonly isAttempted: boolean;
	/** Consents to requests to the hub for its models; absent once given. */
	readonly onAgree: (() => void) | undefined;
	readonly change: (changed: Partial<PlaygroundState>) => void;
	/** Puts a form in place of the current one; runs it only on request. */
	readonly open: (target: Partial<PlaygroundState>, fields: Omit<OpenedForm, "id">, isToRun: boolean) => void;
	/** The models that the reader's own server names. */
	readonly setServed: (models: readonly string[]) => void;
}

/**
 * Begins with the state in the URL.
 * @param known the data of the task that the page begins with, where the page has it already
 */
export function usePageState(catalogue: Catalogue, known?: TaskData): PageState {
	const [chosen, setChosen] = useState(() => readState(new URLSearchParams(readSearch()), catalogue));
	const [served, setServed] = useState<readonly string[]>([]);
	const [isAttempted, setIsAttempted] = useState(false);
	const controls = useConnection(chosen.connection, catalogue);
	const { data, retry: retryData } = useTaskData(chosen.task, catalogue.locale, known);
	const { mayAsk, agree } = useAgreement(chosen.connection);
	const sources = useMemo(() => ({ served, mayAsk }), [served, mayAsk]);
	const list = useModelList(catalogue, chosen, typeof data === "object" ? data.models : undefined, sources);
	const state = useMemo(() => ({ ...chosen, model: chosen.model || list.first }), [chosen, list.first]);
	const tried = useTriedData(catalogue, state, data);
	const form = useOpenedForm();
	const entry = useEntryKind();
	useUrlEntries((now, before) => {
		const next = readState(now, catalogue);
		const isSame = next.task === chosen.task && now.get("fields") === before.get("fields");
		setChosen(next);
		if (!isSame) form.open({}, false, false);
	});

	/** Another target, of the reader's own choice. */
	function go(changed: Partial<PlaygroundState>): PlaygroundState {
		const next = toNextState(catalogue, chosen, changed, controls.endpoint.form);
		setIsAttempted(false);
		setChosen(next);
		entry.choose(Object.keys(changed).join() === "model" ? "typed" : "chosen");
		if (next.connection === "key" && next.connection !== chosen.connection) agree();
		return next;
	}

	return {
		state,
		controls,
		list,
		sources,
		data: tried,
		retryData,
		bench: {
			opened: form.opened,
			takeRun: form.takeRun,
			holdForm: form.holdForm,
			holdChat: form.holdChat,
			takeEntry: entry.take,
			onBlocked: isAccessMissing(catalogue, chosen, controls) ? () => setIsAttempted(true) : undefined,
		},
		readForm: form.readForm,
		readShown: form.readShown,
		isInUrl: form.isInUrl,
		compared: form.compared,
		isAttempted,
		onAgree: mayAsk ? undefined : agree,
		change: (changed) => {
			if (go(changed).task !== chosen.task) form.leave();
		},
		open: (target, fields, isToRun) => {
			const next = go(target);
			if (next.connection === "key") agree();
			form.open(fields, isToRun, next.task === chosen.task);
		},
		setServed,
	};
}

/** The kind of the next URL's entry in the browser's history, which is taken once. */
function useEntryKind() {
	const entry = useRef<UrlEntry>("none");
	return {
		choose: (kind: UrlEntry): void => {
			entry.current = kind;
		},
		take: (): UrlEntry => {
			const taken = entry.current;
			entry.current = "none";
			return taken;
		},
	};
}

/** Whether requests may go to the hub: once the reader has chosen to call providers, which a link alone cannot. */
function useAgreement(connection: PlaygroundState["connection"]) {
	const [mayAsk, setMayAsk] = useState(() => connection !== "key" || hasAgreed());
	return {
		mayAsk,
		agree: () => {
			rememberAgreement();
			setMayAsk(true);
		},
	};
}
