import { useId } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { type Catalogue, chooseModel, listProvidersOf, type ProviderChoice } from "../../target/catalogue.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./compare.module.css";
import partStyles from "../../parts/parts.module.css";
import { SelectField } from "../../parts/select-field.tsx";
import type { ComparedModel } from "./compared-models.ts";
import type { Comparison } from "./use-compared-models.ts";

/** Provider and model of a compared column, and a button that removes the column. */
export function ComparedModelFields({
	comparedModel,
	catalogue,
	state: { task, connection },
	models,
	comparison: { change, remove },
}: {
	readonly comparedModel: ComparedModel;
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	/** Models of the task. */
	readonly models: readonly string[];
	readonly comparison: Comparison;
}) {
	const { words } = usePlayground();
	const isModelAlone = connection === "endpoint" || connection === "local";
	const providers = isModelAlone ? [] : listProvidersOf(catalogue, task);
	const findProvider = (wanted: string): ProviderChoice | undefined =>
		providers.find((one) => one.id === wanted);
	return (
		<fieldset className={styles.compared}>
			<legend>{words.compare.other}</legend>
			{providers.length > 0 && (
				<SelectField
					label={words.provider}
					value={comparedModel.provider}
					options={providers.map((one) => ({ value: one.id, title: one.name }))}
					onChange={(provider) =>
						change({
							...comparedModel,
							provider,
							model: chooseModel(models, findProvider(provider), task),
						})
					}
				/>
			)}
			<ModelInput
				model={comparedModel.model}
				suggested={findProvider(comparedModel.provider)?.ownModels?.[task] ?? models}
				onChange={(model) => change({ ...comparedModel, model })}
			/>
			<QuietButton onClick={() => remove(comparedModel)}>{words.compare.remove}</QuietButton>
		</fieldset>
	);
}

function ModelInput({
	model,
	suggested,
	onChange,
}: {
	readonly model: string;
	readonly suggested: readonly string[];
	readonly onChange: (model: string) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	return (
		<label className={partStyles.choice}>
			<span>{words.model}</span>
			<input
				type="text"
				list={id}
				value={model}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				translate="no"
				onChange={(event) => onChange(event.target.value)}
			/>
			<datalist id={id}>
				{suggested.map((one) => (
					<option key={one} value={one}>
						{one}
					</option>
				))}
			</datalist>
		</label>
	);
}
