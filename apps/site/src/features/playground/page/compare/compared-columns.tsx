import type { OutputKind } from "@pusula/tasks";
import type { Catalogue } from "../../target/catalogue.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import { CompareColumn } from "./compare-column.tsx";
import type { Comparison } from "./use-compared-models.ts";

/** A column for each compared model. */
export function ComparedColumns({
	comparison: { comparedModels, runners, change, remove, setBusy },
	...shared
}: {
	readonly comparison: Comparison;
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly models: readonly string[];
	readonly kind: OutputKind;
}) {
	return comparedModels.map((one) => (
		<CompareColumn
			{...shared}
			key={one.id}
			comparedModel={one}
			runners={runners}
			onChange={change}
			onRemove={() => remove(one)}
			onBusy={(isBusy) => setBusy(one, isBusy)}
		/>
	));
}
