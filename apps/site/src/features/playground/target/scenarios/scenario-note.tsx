import { useEffect, useState } from "react";
import { loadFaultNotes } from "../../../../../messages/load-fault-notes.ts";
import { toHref } from "../../../../lib/urls/paths.ts";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { useToolWords } from "../../parts/tool-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { Scenario } from "../state/catalogue.ts";
import { UNREACHABLE } from "./error-scenario.ts";
import own from "./scenario-field.module.css";

/** The change of a chosen scenario to the call, and the codes that no scenario can cause. */
export function ScenarioNote({ scenario: { id, code, change } }: { readonly scenario: Scenario }) {
	const { locale, words } = usePlayground();
	const { scenarios } = useToolWords();
	if (!code) return <FaultNote id={id} />;
	return (
		<div className={own.note} data-scenario={code}>
			<p>
				<code translate="no">{code}</code> <a href={toHref(`/errors/${code}/`, locale)}>{words.whatToDo}</a>
			</p>
			{change && (
				<>
					<p>{scenarios.change}</p>
					<pre tabIndex={0} aria-label={scenarios.change} translate="no">
						{change}
					</pre>
				</>
			)}
			<details>
				<summary>{scenarios.unreachable}</summary>
				<p>{scenarios.unreachableText}</p>
				<ul>
					{UNREACHABLE.map((other) => (
						<li key={other}>
							<a href={toHref(`/errors/${other}/`, locale)}>
								<code translate="no">{other}</code>
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
