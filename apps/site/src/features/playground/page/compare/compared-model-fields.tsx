import { useContext } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import {
	type Catalogue,
	chooseModel,
	listProvidersOf,
	type ProviderChoice,
} from "../../target/state/catalogue.ts";
import { ModelField } from "../../target/models/model-field.tsx";
import { ModelSourcesContext, useModelList } from "../../target/models/use-model-list.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import { focusSoon } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./compare.module.css";
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
	const target = { task, connection, provider: comparedModel.provider };
	const list = useModelList(catalogue, target, models, useContext(ModelSourcesContext));
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
			<ModelField
				value={comparedModel.model}
				list={list}
				onChange={(model) => change({ ...comparedModel, model })}
			/>
			<QuietButton
				onClick={() => {
					remove(comparedModel);
					focusSoon("[data-add-model]"); // there is room for another now; in a chat the button above it is meant
				}}
			>
				{words.compare.remove}
			</QuietButton>
		</fieldset>
	);
}
