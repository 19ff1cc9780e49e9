import { useId, useState } from "react";
import { loadPlaygroundMirror } from "../../../../../messages/load-playground-mirror.ts";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { makeLaterWords } from "../../parts/later-words.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "../parts/connection.module.css";
import type { Catalogue } from "../state/catalogue.ts";
import { findMirrorProblem, toHubUrl } from "./mirror-url.ts";
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
	const { hubUrl } = endpoint;
	const [isOpen] = useState(hubUrl !== undefined);
	const [typed, setTyped] = useState(hubUrl ?? "");
	const { host } = new URL(hubUrl ?? catalogue.hubUrl);
	const use = (): void => {
		if (findMirrorProblem(typed) === undefined) setEndpoint({ ...endpoint, hubUrl: toHubUrl(typed) });
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
				<MirrorField typed={typed} words={words} onChange={setTyped} onUse={use} />
				<p>
					<output>{fill(words.inUse, { host })}</output>{" "}
					{hubUrl !== undefined && (
						<QuietButton compact onClick={leave}>
							{words.leave}
						</QuietButton>
					)}
				</p>
			</div>
		</details>
	);
}

/** The field of the URL with its problem, and the button that puts it to use. */
function MirrorField({
	typed,
	words,
	onChange,
	onUse,
}: {
	readonly typed: string;
	readonly words: ReturnType<typeof useMirrorWords>;
	readonly onChange: (typed: string) => void;
	readonly onUse: () => void;
}) {
	const id = useId();
	const problem = findMirrorProblem(typed);
	const isShown = problem !== undefined && problem !== "missing";
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{words.address}</label>
			<div className={styles.row}>
				<input
					id={id}
					type="text"
					inputMode="url"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					translate="no"
					value={typed}
					aria-describedby={`${id}-about`}
					aria-invalid={isShown || undefined}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						onUse();
					}}
				/>
				<Button disabled={problem !== undefined} onClick={onUse}>
					{words.use}
				</Button>
			</div>
			<div id={`${id}-about`} className={styles.about}>
				{isShown && (
					<p className={partStyles.problem}>
						<WordsWithCode text={words.problems[problem]} />
					</p>
				)}
				<p>
					<WordsWithCode text={words.urlHelp} />
				</p>
			</div>
		</div>
	);
}
