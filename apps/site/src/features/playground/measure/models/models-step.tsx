import { useState } from "react";
import type { CallableTaskId } from "@pusula/tasks";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import partStyles from "../../parts/parts.module.css";
import { SelectField } from "../../parts/select-field.tsx";
import { type Catalogue, listProvidersOf } from "../../target/catalogue.ts";
import { ConnectionFields } from "../../target/connection/connection-fields.tsx";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import { ModelField } from "../../target/models/model-field.tsx";
import { useModelList } from "../../target/models/use-model-list.ts";
import { chooseConnection, type PlaygroundState, toNextState } from "../../target/playground-state.ts";
import { useTaskData } from "../../target/use-task-data.ts";
import { useMeasureWords } from "../measure-words.ts";
import { type ChosenModel, MOST_MODELS, readPrice } from "../measurement.ts";
import styles from "../measure.module.css";
import { toChosenName } from "./chosen-name.ts";
import { findProblem } from "./find-problem.ts";

interface Props {
	readonly catalogue: Catalogue;
	readonly task: CallableTaskId;
	readonly models: readonly ChosenModel[];
	readonly controls: ConnectionControls;
	readonly onChange: (models: readonly ChosenModel[]) => void;
}

/** The models to measure, and a form that adds one. */
export function ModelsStep(props: Props) {
	const { models, onChange } = props;
	const words = useMeasureWords().models;
	return (
		<>
			<p className={styles.about}>{fill(words.about, { most: MOST_MODELS })}</p>
			{models.length === 0 ? (
				<p>{words.none}</p>
			) : (
				<ol className={styles.chosen} data-chosen="">
					{models.map(({ name }) => (
						<li key={name}>
							<span translate="no">{name}</span>{" "}
							<QuietButton
								compact
								aria-label={fill(words.remove, { name })}
								onClick={() => onChange(models.filter((one) => one.name !== name))}
							>
								{words.removeShort}
							</QuietButton>
						</li>
					))}
				</ol>
			)}
			{models.length < MOST_MODELS ? <ModelForm key={props.task} {...props} /> : <p>{words.full}</p>}
		</>
	);
}

/** Connection, provider and model of the next one. */
function ModelForm(props: Props) {
	const { catalogue, task, controls } = props;
	const words = useMeasureWords().models;
	const { words: all } = usePlayground();
	const form = useModelForm(props);
	const { state, change } = form;
	const hasProvider = state.connection === "simulated" || state.connection === "key";
	return (
		<form
			className={styles.modelForm}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				form.add();
			}}
		>
			<ConnectionFields
				catalogue={catalogue}
				state={state}
				controls={controls}
				isAttempted={form.problem !== undefined}
				onAgree={undefined}
				onChange={(connection) => change({ connection })}
				onModels={form.setServed}
			/>
			<div className={styles.fields}>
				{hasProvider && (
					<SelectField
						label={all.provider}
						value={state.provider}
						options={listProvidersOf(catalogue, task).map(({ id, name }) => ({ value: id, title: name }))}
						onChange={(provider) => change({ provider })}
					/>
				)}
				<ModelField value={state.model} list={form.list} onChange={(model) => change({ model })} />
				{state.connection === "key" && <PriceField value={form.price} onChange={form.setPrice} />}
			</div>
			{form.problem !== undefined && (
				<p role="alert" className={styles.problem}>
					{form.problem}
				</p>
			)}
			<p>
				<Button type="submit">{words.add}</Button>
			</p>
		</form>
	);
}

function PriceField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (price: string) => void;
}) {
	const words = useMeasureWords().models;
	return (
		<label className={partStyles.choice}>
			<span>{words.price}</span>
			<input
				type="text"
				inputMode="decimal"
				autoComplete="off"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
			<span>{words.priceHint}</span>
		</label>
	);
}

/** What the form shows, and what its buttons do. The task is that of the data. */
function useModelForm({ catalogue, task, models, controls, onChange }: Props) {
	const { locale } = usePlayground();
	const words = useMeasureWords().models;
	const [chosen, setChosen] = useState<PlaygroundState>(() => begin(catalogue, task));
	const [served, setServed] = useState<readonly string[]>([]);
	const [problem, setProblem] = useState<string>();
	const [price, setPrice] = useState("");
	const data = useTaskData(task, locale);
	const list = useModelList(catalogue, chosen, data, { served, mayAsk: true });
	const state = { ...chosen, model: chosen.model || list.first };
	return {
		state,
		list,
		problem,
		price,
		setPrice,
		setServed,
		change: (changed: Partial<PlaygroundState>) => {
			setProblem(undefined);
			const next = toNextState(catalogue, chosen, changed, controls.endpoint.form);
			setChosen(next.task === task ? next : { ...next, task });
		},
		add: () => {
			const name = toChosenName(catalogue, state, words);
			const found = findProblem({ catalogue, state, controls, models, name, price });
			setProblem(
				found &&
					fill(words.problems[found], {
						name,
						task: catalogue.tasks.find(({ id }) => id === task)?.name ?? task,
					}),
			);
			if (found) return;
			const { connection, provider, model } = state;
			const read = readPrice(price);
			onChange([
				...models,
				{ name, connection, provider, model: model.trim(), ...(read && { price: read }) },
			]);
			setPrice("");
		},
	};
}

function begin(catalogue: Catalogue, task: CallableTaskId): PlaygroundState {
	const provider = listProvidersOf(catalogue, task)[0]?.id ?? "";
	const connection = chooseConnection(catalogue, task);
	return { task, provider, model: "", scenario: "", connection };
}
