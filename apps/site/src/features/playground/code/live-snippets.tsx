import type { Snippet } from "@pusula/snippets";
import { Suspense, useEffect, useState } from "react";
import { fill } from "../../../lib/fill.ts";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import { WrappedPre } from "../../../ui/code/wrapped-pre.tsx";
import { usePlayground } from "../parts/playground-context.ts";
import styles from "./code.module.css";
import { useDeviceWords } from "./device-words.ts";
import partStyles from "../parts/parts.module.css";
import { isTextReader } from "../../../facts/local/text-reader.ts";
import { LOCAL, type PlaygroundCall } from "../form/playground-call.ts";

/** The current call as code for every client that can express it. The printers are loaded when the part is opened. */
export function LiveSnippets({ call }: { readonly call: PlaygroundCall }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className={styles.code} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.code}</summary>
			{isOpen && <Snippets call={call} />}
		</details>
	);
}

function Snippets({ call }: { readonly call: PlaygroundCall }) {
	const { words } = usePlayground();
	const snippets = useSnippets(call);
	const [chosen, setChosen] = useState("");
	const [first] = snippets;
	const shown = snippets.find((snippet) => toTitle(snippet) === chosen) ?? first;
	if (!shown) return <p>{words.noCode}</p>;
	return (
		<>
			<label className={partStyles.choice}>
				<span>{words.client}</span>
				<select value={toTitle(shown)} onChange={(event) => setChosen(event.target.value)}>
					{snippets.map((snippet) => (
						<option key={toTitle(snippet)}>{toTitle(snippet)}</option>
					))}
				</select>
			</label>
			<WrappedPre label={words.code} translate="no" data-snippet="">
				{shown.code}
			</WrappedPre>
			{call.provider === LOCAL && (
				<Suspense>
					<LocalNote model={call.model} />
				</Suspense>
			)}
			{shown.tokenName && <p>{fill(words.keyName, { name: shown.tokenName })}</p>}
		</>
	);
}

/** Where code for the reader's own device runs, and with which client. */
function LocalNote({ model }: { readonly model: string }) {
	const { otherClients, onnxCode, readerCode } = useDeviceWords().run;
	return (
		<p>
			<WordsWithCode text={`${otherClients} ${isTextReader(model) ? readerCode : onnxCode}`} />
		</p>
	);
}

/** Code for a call; nothing while the printers load, and for a call no client can express. */
function useSnippets(call: PlaygroundCall): readonly Snippet[] {
	const [snippets, setSnippets] = useState<readonly Snippet[]>([]);
	useEffect(() => {
		let isWanted = true;
		const show = (found: readonly Snippet[]): boolean => {
			if (isWanted) setSnippets(found);
			return isWanted;
		};
		void import("./print-snippets.ts").then(async ({ printSnippets }) => show(await printSnippets(call)));
		return () => {
			isWanted = false;
		};
	}, [call]);
	return snippets;
}

const LANGUAGES = {
	js: "JavaScript",
	python: "Python",
	sh: "Shell",
	powershell: "PowerShell",
} as const;

function toTitle({ language, client }: Snippet): string {
	return `${LANGUAGES[language]} · ${client}`;
}
