import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { SchemaForm } from "../../form/schema-form.tsx";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { SelectField } from "../../parts/select-field.tsx";
import { listProvidersOf } from "../../target/state/catalogue.ts";
import { ConnectionFields } from "../../target/connection/connection-fields.tsx";
import { ModelField } from "../../target/models/model-field.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import { mayCost, MOST_MODELS } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";
import { listRowPaths } from "./settings.ts";
import { type ModelsProps, useModelForm } from "./use-model-form.ts";

/** The models to measure, and a form that adds one. */
export function ModelsStep(props: ModelsProps) {
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
function ModelForm(props: ModelsProps) {
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
				{mayCost(state) && <PriceField form={form} />}
			</div>
			<SettingsFields task={task} form={form} />
			{form.problem !== undefined && (
				<p role="alert" className={styles.problem}>
					{form.problem}
				</p>
			)}
			<p>
				<Button type="submit" disabled={!form.isReady}>
					{words.add}
				</Button>
			</p>
		</form>
	);
}

/** Settings of a model are no files. */
const NO_FILES = {};

/** The task's fields that rows do not fill, for the model in the form. */
function SettingsFields({
	task,
	form: { data, state, settings, shownProblems, changeSettings },
}: Pick<ModelsProps, "task"> & { readonly form: ReturnType<typeof useModelForm> }) {
	if (!data) return null;
	return (
		<SchemaForm
			key={state.model}
			schema={data.input}
			skip={listRowPaths(task)}
			draft={settings.draft}
			problems={shownProblems}
			choices={data.choices[state.model]}
			exampleFiles={NO_FILES}
			onChange={(path, value) => changeSettings({ [path]: value ?? "" })}
			onChangeAll={changeSettings}
		/>
	);
}

function PriceField({
	form: { price, isListedPrice, setPrice },
}: {
	readonly form: Pick<ReturnType<typeof useModelForm>, "price" | "isListedPrice" | "setPrice">;
}) {
	const words = useMeasureWords().models;
	return (
		<label className={partStyles.choice}>
			<span>{words.price}</span>
			<input
				type="text"
				inputMode="decimal"
				autoComplete="off"
				value={price}
				onChange={(event) => setPrice(event.target.value)}
			/>
			<span>{isListedPrice ? words.priceListed : words.priceHint}</span>
		</label>
	);
}
