import { useEffect, useState } from "react";
import { loadFaultNotes } from "../../../../../messages/load-fault-notes.ts";
import { WordsWithCode } from "../../../../ui/words-with-code.tsx";
import { toHref } from "../../../../lib/paths.ts";
import { type Catalogue, SCENARIO_GROUPS } from "../catalogue.ts";
import styles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import own from "./scenario-field.module.css";

/** Choice of the simulated failure: every error code by its origin, then the faults that the client may recover from. */
export function ScenarioField({
	catalogue,
	value,
	onChange,
}: {
	readonly catalogue: Catalogue;
	readonly value: string;
	readonly onChange: (scenario: string) => void;
}) {
	const { words } = usePlayground();
	const { scenarios } = catalogue;
	return (
		<label className={styles.choice}>
			<span>{words.scenario}</span>
			<select value={value} onChange={(event) => onChange(event.target.value)}>
				<option value="">{words.noScenario}</option>
				{SCENARIO_GROUPS.map((group) => (
					<optgroup key={group} label={words.scenarioGroups[group]}>
						{scenarios
							.filter((scenario) => scenario.group === group)
							.map(({ id, title }) => (
								<option key={id} value={id}>
									{title}
								</option>
							))}
					</optgroup>
				))}
			</select>
		</label>
	);
}

/** The change of a chosen scenario to the call, and the codes that no scenario can cause. */
export function ScenarioNote({
	catalogue,
	value,
}: {
	readonly catalogue: Catalogue;
	readonly value: string;
}) {
	const { locale, words } = usePlayground();
	const scenario = catalogue.scenarios.find(({ id }) => id === value);
	if (!scenario) return undefined;
	if (!scenario.code) return <FaultNote id={scenario.id} />;
	return (
		<div className={own.note} data-scenario={scenario.code}>
			<p>
				<code translate="no">{scenario.code}</code>{" "}
				<a href={toHref(`/errors/${scenario.code}/`, locale)}>{words.whatToDo}</a>
			</p>
			{scenario.change && (
				<>
					<p>{words.scenarioChange}</p>
					<pre tabIndex={0} aria-label={words.scenarioChange} translate="no">
						{scenario.change}
					</pre>
				</>
			)}
			<details>
				<summary>{words.unreachable}</summary>
				<p>{words.unreachableText}</p>
				<ul>
					{catalogue.unreachable.map((code) => (
						<li key={code}>
							<a href={toHref(`/errors/${code}/`, locale)}>
								<code translate="no">{code}</code>
							</a>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}

/** What a fault does, and how the client takes it; loaded with the first that is chosen. */
function FaultNote({ id }: { readonly id: string }) {
	const { locale } = usePlayground();
	const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
	useEffect(() => {
		let isWanted = true;
		void loadFaultNotes(locale).then((loaded) => isWanted && setNotes(loaded));
		return () => {
			isWanted = false;
		};
	}, [locale]);
	const note = notes[id];
	if (!note) return undefined;
	return (
		<p className={own.note} data-fault={id}>
			<span>
				<WordsWithCode text={note} />
			</span>
		</p>
	);
}
