import { type ReactNode, Suspense, useId } from "react";
import partStyles from "./parts.module.css";
import styles from "./combobox.module.css";
import type { OptionGroup } from "./option-group.ts";
import { useComboboxKeys } from "./use-combobox-keys.ts";
import { lazyPart } from "./lazy-part.tsx";

const OptionList = lazyPart(() => import("./option-list.tsx").then((module) => module.OptionList));

export interface ComboboxProps {
	readonly label: string;
	/** Name of the list. */
	readonly listLabel: string;
	readonly value: string;
	/** Text of the field while the list is closed. */
	readonly text: string;
	/** What was typed into the open list; undefined while it is closed. */
	readonly query: string | undefined;
	/** The choices that fit the query; undefined until they have come. */
	readonly groups: readonly OptionGroup[] | undefined;
	/** Said where no choice fits. */
	readonly noMatch: string;
	/** More choices may come: it is not known yet that none fits. */
	readonly isSearching?: boolean;
	/** Said below the choices of the open list. */
	readonly state?: ReactNode;
	/** Any text is a value, not only one of the list: typing changes it, and no choice is highlighted by itself. */
	readonly isFree?: boolean;
	readonly onQuery: (query: string | undefined) => void;
	readonly onChoose: (value: string) => void;
	/** Shown above the open list, for keys after the field. */
	readonly filter?: ReactNode;
	/** Shown below the field; describes it. */
	readonly about?: ReactNode;
}

/** A field with a list that is searched while typing: the combobox pattern of the ARIA Authoring Practices. */
export function Combobox(props: ComboboxProps) {
	const { label, text, query, groups, isFree = false, onQuery, onChoose, about } = props;
	const id = useId();
	const listId = `${id}-list`;
	const choose = (value: string): void => {
		onChoose(value);
		onQuery(undefined);
	};
	const { active, setActive, onKeyDown } = useComboboxKeys({ query, groups, onQuery, onChoose: choose });
	const isOpen = query !== undefined && groups !== undefined;
	return (
		<div
			className={`${partStyles.choice} ${styles.field}`}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) onQuery(undefined);
			}}
		>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="text"
				role="combobox"
				aria-expanded={isOpen}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={isOpen && active >= 0 ? `${listId}-${String(active)}` : undefined}
				aria-describedby={about === undefined ? undefined : `${id}-about`}
				value={isFree ? text : (query ?? text)}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				translate={isFree ? "no" : undefined}
				onFocus={isFree ? undefined : (event) => event.target.select()}
				onClick={() => onQuery("")}
				onChange={({ target: { value: typed } }) => {
					if (isFree) onChoose(typed);
					onQuery(typed);
					setActive(isFree || typed === "" ? -1 : 0);
				}}
				onKeyDown={onKeyDown}
			/>
			{isOpen && (
				<Suspense>
					<OptionList
						{...props}
						id={listId}
						fieldId={id}
						label={props.listLabel}
						groups={groups}
						active={active}
						onChoose={choose}
					/>
				</Suspense>
			)}
			{about !== undefined && <span id={`${id}-about`}>{about}</span>}
		</div>
	);
}
