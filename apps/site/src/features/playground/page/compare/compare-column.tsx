import type { OutputKind } from "@pusula/tasks";
import { type RefObject, useEffect } from "react";
import { type Catalogue, listProvidersOf } from "../../target/catalogue.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import styles from "./compare.module.css";
import { ResultPane } from "../../answer/result-pane.tsx";
import { toCall } from "../../form/to-call.ts";
import { useRun } from "../../run/use-run.ts";
import { ComparedModelFields } from "./compared-model-fields.tsx";
import type { ComparedModel } from "./compared-models.ts";

/** Controls with which the page starts and stops a column together with the others. */
export interface Runner {
	readonly start: (args: PlaygroundCall["args"]) => void;
	readonly stop: () => void;
}

/** One compared model: its fields, and the result of its own run. */
export function CompareColumn({
	comparedModel,
	state,
	catalogue,
	models,
	kind,
	runners,
	onChange,
	onRemove,
	onBusy,
}: {
	readonly comparedModel: ComparedModel;
	/** The first choice, whose task, connection and scenario the column shares. */
	readonly state: PlaygroundState;
	readonly catalogue: Catalogue;
	readonly models: readonly string[];
	readonly kind: OutputKind;
	/** Holds the controls of each column, by its id. */
	readonly runners: RefObject<Map<number, Runner>>;
	readonly onChange: (comparedModel: ComparedModel) => void;
	readonly onRemove: () => void;
	/** Called when its run begins and ends. */
	readonly onBusy: (isBusy: boolean) => void;
}) {
	const accessFor = useAccess();
	const { run, start, stop } = useRun();
	const { provider, model } = comparedModel;
	const isModelAlone = state.connection === "endpoint" || state.connection === "local";
	const isBusy = run.status === "running" || run.status === "streaming";

	useEffect(() => {
		const map = runners.current;
		map.set(comparedModel.id, {
			start: (args) => start(toCall(catalogue, { ...state, provider, model }, args, accessFor(provider))),
			stop: () => isBusy && stop(),
		});
		return () => {
			map.delete(comparedModel.id);
		};
	});
	useEffect(() => {
		onBusy(isBusy);
		return () => onBusy(false);
		// oxlint-disable-next-line react/exhaustive-deps -- called for changes of the run only
	}, [isBusy]);

	return (
		<div className={styles.column}>
			<ComparedModelFields
				comparedModel={comparedModel}
				providers={isModelAlone ? [] : listProvidersOf(catalogue, state.task)}
				models={models}
				onChange={onChange}
				onRemove={onRemove}
			/>
			<ResultPane
				run={run}
				kind={kind}
				errors={catalogue.errors}
				name={state.connection === "local" ? model : toName(catalogue, comparedModel)}
			/>
		</div>
	);
}

/** A provider and a model as one name, to distinguish answers. */
export function toName(
	catalogue: Catalogue,
	{ provider, model }: { readonly provider: string; readonly model: string },
): string {
	const name = catalogue.providers.find(({ id }) => id === provider)?.name ?? provider;
	return [name, model].filter((part) => part !== "").join(" · ");
}
