/** The row above a table with the name of each column. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
	return (
		<thead>
			<tr>
				{names.map((name) => (
					<th key={name} scope="col">
						{name}
					</th>
				))}
			</tr>
		</thead>
	);
}
