import { useId } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { chooseModel, type ProviderChoice } from "../../target/catalogue.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./compare.module.css";
import partStyles from "../../parts/parts.module.css";
import { SelectField } from "../../parts/select-field.tsx";
import type { ComparedModel } from "./compared-models.ts";

/** Provider and model of a compared column, and a button that removes the column. */
export function ComparedModelFields({
	comparedModel,
	providers,
	models,
	onChange,
	onRemove,
}: {
	readonly comparedModel: ComparedModel;
	/** Providers to choose from; none where the model alone is chosen. */
	readonly providers: readonly ProviderChoice[];
	/** Suggested models. */
	readonly models: readonly string[];
	readonly onChange: (comparedModel: ComparedModel) => void;
	readonly onRemove: () => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	return (
		<fieldset className={styles.compared}>
			<legend>{words.compare.other}</legend>
			{providers.length > 0 && (
				<SelectField
					label={words.provider}
					value={comparedModel.provider}
					options={providers.map((one) => ({ value: one.id, title: one.name }))}
					onChange={(provider) =>
						onChange({ ...comparedModel, provider, model: chooseModel(models, provider) })
					}
				/>
			)}
			<label className={partStyles.choice}>
				<span>{words.model}</span>
				<input
					type="text"
					list={id}
					value={comparedModel.model}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					translate="no"
					onChange={(event) => onChange({ ...comparedModel, model: event.target.value })}
				/>
				<datalist id={id}>
					{models.map((one) => (
						<option key={one} value={one}>
							{one}
						</option>
					))}
				</datalist>
			</label>
			<QuietButton onClick={onRemove}>{words.compare.remove}</QuietButton>
		</fieldset>
	);
}
