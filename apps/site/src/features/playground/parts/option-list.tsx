import { type ReactNode, useEffect, useRef } from "react";
import styles from "./combobox.module.css";
import { type ComboboxOption, listAllOptions, type OptionGroup } from "./option-group.ts";

interface OptionListProps {
	/** Unique on the page; the choices have it with their index behind. */
	readonly id: string;
	readonly label: string;
	readonly groups: readonly OptionGroup[];
	/** Index of the highlighted choice; -1 for none. */
	readonly active: number;
	readonly value: string;
	readonly noMatch: string;
	readonly isSearching?: boolean;
	/** Said below the choices. */
	readonly state?: ReactNode;
	/** Shown above the choices. */
	readonly filter?: ReactNode;
	readonly onChoose: (value: string) => void;
	/** Of the field, to which Escape in the filter leads back. */
	readonly fieldId: string;
	readonly onQuery: (query: undefined) => void;
}

/** The open list of a combobox. The highlighted choice is kept in sight. */
export function OptionList(props: OptionListProps) {
	const { id, label, groups, noMatch, isSearching = false, state, filter } = props;
	const all = listAllOptions(groups);
	return (
		<div className={styles.popover}>
			{filter !== undefined && <Filter {...props} />}
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role */}
			<div id={id} role="listbox" aria-label={label}>
				{groups.map(({ id: group, title, options }) => {
					const shown = options.map((option) => (
						<Option key={option.value} {...props} option={option} index={all.indexOf(option)} />
					));
					if (options.length === 0 || title === undefined) return shown;
					return (
						// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
						<div key={group} role="group" aria-label={title}>
							<p role="presentation" className={styles.group}>
								{title}
							</p>
							{shown}
						</div>
					);
				})}
			</div>
			<output className={styles.state}>
				{all.length === 0 && !isSearching && <span className={styles.noMatch}>{noMatch}</span>}
				{state}
			</output>
		</div>
	);
}

function Filter({ filter, fieldId, onQuery }: OptionListProps) {
	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the list from within
		<div
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.stopPropagation();
				document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus();
				onQuery(undefined);
			}}
		>
			{filter}
		</div>
	);
}

function Option({
	id,
	active,
	value,
	onChoose,
	option,
	index,
}: OptionListProps & { readonly option: ComboboxOption; readonly index: number }) {
	const ref = useRef<HTMLDivElement>(null);
	const isActive = index === active;
	useEffect(() => {
		if (isActive) ref.current?.scrollIntoView({ block: "nearest" });
	}, [isActive]);
	return (
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are read by the field
		<div
			ref={ref}
			id={`${id}-${String(index)}`}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern names this role
			role="option"
			tabIndex={-1}
			aria-selected={option.value === value}
			data-active={isActive || undefined}
			data-id={option.value}
			className={styles.option}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => onChoose(option.value)}
		>
			<span translate={option.isName && "no"}>{option.title}</span>
			{option.about && <span className={styles.aboutOption}>{option.about}</span>}
		</div>
	);
}
