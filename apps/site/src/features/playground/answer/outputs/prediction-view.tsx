import { usePlayground } from "../../parts/playground-context.ts";
import { MarkedTable, readColumns } from "./parts/marked-table.tsx";
import type { OutputProps } from "./parts/output-props.ts";

/** The prediction for each row, beside the row where the rows were sent as a table. */
export function PredictionView({
	values,
	args,
}: {
	readonly values: readonly unknown[];
	readonly args: OutputProps["args"];
}) {
	const { words } = usePlayground();
	const { data } = Object(args["inputs"]) as { readonly data?: unknown }; // checked by the form
	const columns = { ...readColumns(data), [words.outputs.prediction]: values.map(String) };
	const last = Object.keys(columns).length - 1;
	return (
		<MarkedTable
			columns={columns}
			marked={values.map((_, row) => [row, last])}
			label={words.outputs.prediction}
		/>
	);
}
