import styles from "./task-resources.module.css";

/** Names in a row, below what they are. */
export function Names({
	lead,
	names,
}: {
	readonly lead: string;
	readonly names: readonly { readonly name: string; readonly href: string | undefined }[];
}) {
	return (
		<>
			<p className={styles.lead}>{lead}</p>
			<ul role="list" className={styles.names}>
				{names.map(({ name, href }) => (
					<li key={name} translate="no">
						{href ? <a href={href}>{name}</a> : name}
					</li>
				))}
			</ul>
		</>
	);
}
