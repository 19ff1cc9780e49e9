import { useState } from "react";
import { loadPlaygroundMirror } from "../../../../../messages/load-playground-mirror.ts";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { makeLaterWords } from "../../parts/later-words.ts";
import styles from "../parts/connection.module.css";
import type { Catalogue } from "../state/catalogue.ts";
import { findMirrorProblem, toHubUrl } from "./mirror-url.ts";
import { UrlField } from "./url-field.tsx";
import type { ConnectionControls } from "./use-connection.ts";

const useMirrorWords = makeLaterWords(loadPlaygroundMirror);

/** Where models of the hub come from, and the URL of a mirror in its place. Folded away until one is used; nothing is requested from it before a run. */
export function MirrorPanel({
	catalogue,
	controls: { endpoint, setEndpoint },
}: {
	readonly catalogue: Pick<Catalogue, "hubUrl">;
	readonly controls: Pick<ConnectionControls, "endpoint" | "setEndpoint">;
}) {
	const words = useMirrorWords();
	const { address: label, use: button, urlHelp: help, problems } = words;
	const { hubUrl } = endpoint;
	const [isOpen] = useState(hubUrl !== undefined);
	const [typed, setTyped] = useState(hubUrl ?? "");
	const problem = findMirrorProblem(typed);
	const isShown = problem !== undefined && problem !== "missing";
	const { host } = new URL(hubUrl ?? catalogue.hubUrl);
	const use = (): void => {
		if (problem === undefined) setEndpoint({ ...endpoint, hubUrl: toHubUrl(typed) });
	};
	const leave = (): void => {
		setTyped("");
		setEndpoint({ ...endpoint, hubUrl: undefined });
	};
	return (
		<details className={styles.commands} open={isOpen || undefined} data-mirror="">
			<summary>{fill(words.title, { host })}</summary>
			<div className={styles.panel}>
				<p>{words.text}</p>
				<UrlField
					url={typed}
					words={{ label, button, help, problem: isShown ? problems[problem] : undefined }}
					isUsable={problem === undefined}
					onChange={setTyped}
					onUse={use}
					onEnter={use}
				/>
				<p>
					<output>{fill(words.inUse, { host })}</output>{" "}
					{hubUrl !== undefined && (
						<QuietButton
							compact
							onClick={({ currentTarget }) => {
								focusOn("input", currentTarget.closest("details"));
								leave();
							}}
						>
							{words.leave}
						</QuietButton>
					)}
				</p>
			</div>
		</details>
	);
}
