import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { FilterBar } from "../../ui/fields/filter-bar.tsx";
import { CheckField, FilterField, TextField } from "../../ui/fields/fields.tsx";
import { FRAMEWORKS, MODEL_GROUPS } from "../../facts/models/supported-model.ts";

const FRAMEWORK_NAMES = { pytorch: "PyTorch", tensorflow: "TensorFlow", flax: "Flax" } as const;

/** The form above the table of models. */
export function ModelsFilter({ total, locale }: { readonly total: number; readonly locale: Locale }) {
	const { models: words, modelGroups } = wordsIn(locale);
	return (
		<FilterBar words={words} total={total}>
			<TextField name="q" label={words.filterText} />
			<FilterField
				name="framework"
				label={words.filterFramework}
				all={words.all}
				options={FRAMEWORKS.map((value) => ({ value, title: FRAMEWORK_NAMES[value] }))}
			/>
			<FilterField
				name="group"
				label={words.filterGroup}
				all={words.all}
				options={MODEL_GROUPS.map((value) => ({ value, title: modelGroups[value] }))}
			/>
			<CheckField name="deprecated" value="hide" label={words.hideDeprecated} />
		</FilterBar>
	);
}
