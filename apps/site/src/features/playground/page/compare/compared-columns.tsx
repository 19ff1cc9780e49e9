import { CompareColumn, type ColumnProps } from "./compare-column.tsx";
import { CompareSummary } from "./compare-summary.tsx";
import { toName } from "../../target/to-name.ts";

/** A column for each compared model, and below them all runs in one table, the first choice's too. */
export function ComparedColumns(props: ColumnProps) {
	const { comparison, first, state, catalogue } = props;
	const { comparedModels, runs } = comparison;
	const nameOf = (target: { readonly provider: string; readonly model: string }): string =>
		toName(catalogue, target, state.connection);
	const others = comparedModels.flatMap((one) => {
		const run = runs.get(one.id);
		return run ? [{ name: nameOf(one), run }] : [];
	});
	return (
		<>
			{comparedModels.map((one) => (
				<CompareColumn {...props} key={one.id} comparedModel={one} />
			))}
			<CompareSummary runs={[{ name: nameOf(state), run: first }, ...others]} />
		</>
	);
}
