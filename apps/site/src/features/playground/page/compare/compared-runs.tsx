import { toName } from "../../target/to-name.ts";
import type { ColumnProps } from "./compare-column.tsx";
import { CompareSummary } from "./compare-summary.tsx";

/** The latest runs of all models in one table, the first choice's too. */
export function ComparedRuns({
	comparison: { comparedModels, columnOf },
	first,
	catalogue,
	state,
}: Pick<ColumnProps, "comparison" | "first" | "catalogue" | "state">) {
	const others = comparedModels.map((one) => ({
		name: toName(catalogue, one, state.connection),
		run: columnOf(one).run,
	}));
	return (
		<CompareSummary
			runs={[{ name: toName(catalogue, state, state.connection), run: first }, ...others]}
			routerHost={catalogue.routerHost}
		/>
	);
}
