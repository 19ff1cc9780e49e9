import type { OutputKind } from "@pusula/tasks";
import { type RefObject, useEffect, useId } from "react";
import { type Catalogue, chooseModel, listProvidersOf } from "../catalogue.ts";
import { useAccess } from "../connection/access-context.ts";
import type { PlaygroundCall } from "../playground-call.ts";
import { usePlayground } from "../playground-context.ts";
import type { PlaygroundState } from "../playground-state.ts";
import styles from "../playground.module.css";
import { ResultPane } from "../result-pane.tsx";
import { SelectField } from "../select-field.tsx";
import { toCall } from "../to-call.ts";
import { useRun } from "../use-run.ts";
import type { Rival } from "./compared-models.ts";

/** Controls with which the page starts and stops a column together with the others. */
export interface Runner {
	readonly start: (args: PlaygroundCall["args"]) => void;
	readonly stop: () => void;
}

/** One compared model: its fields, and the result of its own run. */
export function RivalColumn({
	rival,
	state,
	catalogue,
	models,
	kind,
	runners,
	onChange,
	onRemove,
	onBusy,
}: {
	readonly rival: Rival;
	/** The first choice, whose task, connection and scenario the rival shares. */
	readonly state: PlaygroundState;
	readonly catalogue: Catalogue;
	readonly models: readonly string[];
	readonly kind: OutputKind;
	/** Holds the controls of each column, by its id. */
	readonly runners: RefObject<Map<number, Runner>>;
	readonly onChange: (rival: Rival) => void;
	readonly onRemove: () => void;
	/** Called when its run begins and ends. */
	readonly onBusy: (isBusy: boolean) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const accessFor = useAccess();
	const { run, start, stop } = useRun();
	const { provider, model } = rival;
	const isBusy = run.status === "running" || run.status === "streaming";
	const isEndpoint = state.connection === "endpoint";

	useEffect(() => {
		const map = runners.current;
		map.set(rival.id, {
			start: (args) => start(toCall(catalogue, { ...state, provider, model }, args, accessFor(provider))),
			stop: () => isBusy && stop(),
		});
		return () => {
			map.delete(rival.id);
		};
	});
	useEffect(() => {
		onBusy(isBusy);
		return () => onBusy(false);
		// oxlint-disable-next-line react/exhaustive-deps -- called for changes of the run only
	}, [isBusy]);

	return (
		<div className={styles.column}>
			<fieldset className={styles.rival}>
				<legend>{words.compare.rival}</legend>
				{!isEndpoint && (
					<SelectField
						label={words.provider}
						value={provider}
						options={listProvidersOf(catalogue, state.task).map((one) => ({
							value: one.id,
							title: one.name,
						}))}
						onChange={(chosen) =>
							onChange({ ...rival, provider: chosen, model: chooseModel(models, chosen) })
						}
					/>
				)}
				<label className={styles.choice}>
					<span>{words.model}</span>
					<input
						type="text"
						list={id}
						value={model}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						translate="no"
						onChange={(event) => onChange({ ...rival, model: event.target.value })}
					/>
					<datalist id={id}>
						{models.map((one) => (
							<option key={one} value={one}>
								{one}
							</option>
						))}
					</datalist>
				</label>
				<button type="button" className={styles.quiet} onClick={onRemove}>
					{words.compare.remove}
				</button>
			</fieldset>
			<ResultPane
				run={run}
				kind={kind}
				errors={catalogue.errors}
				name={toName(catalogue, rival)}
				onContinue={undefined}
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
