import type { ReactNode } from "react";
import styles from "./tabs.module.css";

/** One of several views of the same thing. */
export interface Tab {
	/** Value kept as the reader's choice, such as `python`. */
	readonly value: string;
	readonly title: string;
	readonly panel: ReactNode;
	/** Not to be chosen now; the page's script may offer it later. */
	readonly isHidden?: boolean;
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
	/** Label of the choice. */
	readonly label: string;
	readonly tabs: readonly Tab[];
	readonly sync?: string | undefined;
}) {
	const first = tabs.find(({ isHidden }) => !isHidden)?.value;
	return (
		<fieldset className={styles.tabs} data-tabs={sync ?? ""}>
			<legend className={styles.legend}>{label}</legend>
			{tabs.map(({ value, title, panel, isHidden = false }) => (
				<TabOption
					key={value}
					id={`${name}-${value}`}
					name={name}
					value={value}
					isFirst={value === first}
					isHidden={isHidden}
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
	isHidden,
	children,
}: {
	readonly id: string;
	readonly name: string;
	readonly value: string;
	readonly title: string;
	readonly isFirst: boolean;
	readonly isHidden: boolean;
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
				disabled={isHidden}
				hidden={isHidden}
			/>
			<label className={styles.label} htmlFor={id} hidden={isHidden}>
				{title}
			</label>
			<div className={styles.panel} data-panel={value} hidden={isHidden}>
				{children}
			</div>
		</>
	);
}
