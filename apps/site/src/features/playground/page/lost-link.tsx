import { useState } from "react";
import { fill } from "../../../lib/fill.ts";
import partStyles from "../parts/parts.module.css";
import { useToolWords } from "../parts/tool-words.ts";
import type { Catalogue } from "../target/state/catalogue.ts";
import { listLost, listStillLost } from "../target/state/list-lost.ts";
import type { PlaygroundState } from "../target/state/playground-state.ts";

/** Most characters of a URL's value that are shown. */
const MOST_SHOWN = 40;

/** What the link of the page names and the playground does not have, and what the page has in its place. */
export function LostLink({
	search,
	catalogue,
	state,
}: {
	/** What the page was opened with. */
	readonly search: string;
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
}) {
	const [lost, setLost] = useState(() => listLost(new URLSearchParams(search), catalogue));
	const stillLost = listStillLost(lost, state);
	if (stillLost.length < lost.length) setLost(stillLost); // what was chosen once stays chosen
	const words = useToolWords().lostLink;
	if (stillLost.length === 0) return undefined;
	const named = [...catalogue.tasks, ...catalogue.providers];
	return (
		<div data-lost-link="">
			{stillLost.map(({ name, value, instead }) => (
				<p key={name} role="alert" className={partStyles.problem}>
					{fill(words[name], {
						value: value.slice(0, MOST_SHOWN),
						instead: named.find(({ id }) => id === instead)?.name ?? instead,
					})}
				</p>
			))}
		</div>
	);
}
