import { CompareColumn, type ColumnProps } from "./compare-column.tsx";
import { ComparedRuns } from "./compared-runs.tsx";

/** A column for each compared model, and below them all runs in one table. */
export function ComparedColumns(props: ColumnProps) {
	return (
		<>
			{props.comparison.comparedModels.map((one) => (
				<CompareColumn {...props} key={one.id} comparedModel={one} />
			))}
			<ComparedRuns {...props} />
		</>
	);
}
