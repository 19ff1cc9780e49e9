import type { MeasuredRow } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { Draft, Reading } from "../../form/draft/draft.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type Catalogue, listProvidersOf } from "../../target/state/catalogue.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import { type ModelList, useModelList } from "../../target/models/use-model-list.ts";
import { chooseConnection, type PlaygroundState, toNextState } from "../../target/state/playground-state.ts";
import { useTaskData } from "../../target/use-task-data.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import { type ChosenModel, readPrice, type TokenPrice } from "../parts/measurement.ts";
import { toChosenName } from "./chosen-name.ts";
import { findProblem } from "./find-problem.ts";
import { useSettings } from "./use-settings.ts";

/** What the step of the models is given. */
export interface ModelsProps {
	readonly catalogue: Catalogue;
	readonly task: CallableTaskId;
	readonly models: readonly ChosenModel[];
	readonly controls: ConnectionControls;
	readonly onChange: (models: readonly ChosenModel[]) => void;
}

/** What the form shows, and what its buttons do. The task is that of the data. */
export function useModelForm({ catalogue, task, models, controls, onChange }: ModelsProps) {
	const { locale } = usePlayground();
	const words = useMeasureWords().models;
	const [chosen, setChosen] = useState<PlaygroundState>(() => begin(catalogue, task));
	const [served, setServed] = useState<readonly string[]>([]);
	const [problem, setProblem] = useState<string>();
	const [typedPrice, setPrice] = useState<string>();
	const { data } = useTaskData(task, locale);
	const known = typeof data === "object" ? data : undefined;
	// No link and no kept state chooses a connection here: own keys are the reader's own choice, which consents as in the playground.
	const list = useModelList(catalogue, chosen, known?.models, { served, mayAsk: true });
	const state = { ...chosen, model: chosen.model || list.first };
	const listedPrice = findListedPrice(list, state);
	const price = typedPrice ?? listedPrice ?? "";
	const settings = useSettings(task, known, state.model);
	const [isAttempted, setIsAttempted] = useState(false);
	return {
		state,
		list,
		data: known,
		/** False until the models and settings of the task have come, or are known not to come. */
		isReady: data !== "loading",
		settings,
		shownProblems: isAttempted ? settings.problems : NO_PROBLEMS,
		changeSettings: (changed: Draft) => {
			setProblem(undefined);
			settings.change(changed);
		},
		problem,
		price,
		/** The price is that of the router's list, in US dollars. */
		isListedPrice: listedPrice !== undefined && typedPrice === undefined,
		setPrice,
		setServed,
		change: (changed: Partial<PlaygroundState>) => {
			setProblem(undefined);
			setPrice(undefined);
			const next = toNextState(catalogue, chosen, changed, controls.endpoint.form);
			setChosen(next.task === task ? next : { ...next, task });
		},
		add: () => {
			const name = toChosenName(catalogue, state, words, settings.changed);
			const found = findProblem({ catalogue, state, controls, models, name, price, settings });
			setIsAttempted(found !== undefined);
			setProblem(
				found &&
					fill(words.problems[found], {
						name,
						task: catalogue.tasks.find(({ id }) => id === task)?.name ?? task,
					}),
			);
			if (found) return;
			onChange([...models, toChosen(name, state, settings.args, readPrice(price))]);
			setPrice(undefined);
		},
	};
}

/** What the router's list says a million input and output tokens of a model cost at its provider, as a reader would type it. */
export function findListedPrice(
	{ hub }: Pick<ModelList, "hub">,
	{ model, provider }: Pick<PlaygroundState, "model" | "provider">,
): string | undefined {
	const listed = hub?.offers?.get(model.trim())?.get(provider)?.price;
	return listed && `${listed.input} / ${listed.output}`;
}

function toChosen(
	name: string,
	{ connection, provider, model }: PlaygroundState,
	args: MeasuredRow["args"],
	price: TokenPrice | undefined,
): ChosenModel {
	return {
		name,
		connection,
		provider,
		model: model.trim(),
		...(Object.keys(args).length > 0 && { settings: args }),
		...(price && { price }),
	};
}

function begin(catalogue: Catalogue, task: CallableTaskId): PlaygroundState {
	const provider = listProvidersOf(catalogue, task)[0]?.id ?? "";
	const connection = chooseConnection(catalogue, task);
	return { task, provider, model: "", scenario: "", connection };
}

const NO_PROBLEMS: Reading["problems"] = new Map();
