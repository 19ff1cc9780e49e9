import type { ReactNode } from "react";
import styles from "./tabs.module.css";

/** One of several views of the same thing. */
export interface Tab {
	/** Value kept as the reader's choice, such as `python`. */
	readonly value: string;
	readonly title: string;
	readonly panel: ReactNode;
}

/**
 * Views of which one shows at a time, chosen by radio buttons: works without a script, and with the arrow keys. Groups
 * with the same `sync` name follow each other, on all pages, once the page's script runs.
 */
export function Tabs({
	name,
	label,
	tabs,
	sync,
}: {
	/** Unique on the page. */
	readonly name: string;
	/** What is being chosen. */
	readonly label: string;
	readonly tabs: readonly Tab[];
	readonly sync?: string | undefined;
}) {
	return (
		<fieldset className={styles.tabs} data-tabs={sync}>
			<legend className={styles.legend}>{label}</legend>
			{tabs.map(({ value, title, panel }, index) => (
				<TabOption
					key={value}
					id={`${name}-${value}`}
					name={name}
					value={value}
					isFirst={index === 0}
					title={title}
				>
					{panel}
				</TabOption>
			))}
		</fieldset>
	);
}

function TabOption({
	id,
	name,
	value,
	title,
	isFirst,
	children,
}: {
	readonly id: string;
	readonly name: string;
	readonly value: string;
	readonly title: string;
	readonly isFirst: boolean;
	readonly children: ReactNode;
}) {
	return (
		<>
			<input
				type="radio"
				className={styles.input}
				id={id}
				name={name}
				value={value}
				defaultChecked={isFirst}
			/>
			<label className={styles.label} htmlFor={id}>
				{title}
			</label>
			<div className={styles.panel}>{children}</div>
		</>
	);
}
