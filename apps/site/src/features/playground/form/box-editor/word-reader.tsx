import { useEffect, useRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { ReadingStep } from "../../../../lib/runtime/read-picture-words.ts";
import { RUNTIME } from "../../../../lib/runtime/runtime-files.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { useEditorWords } from "../../parts/editor-words.ts";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./box-editor.module.css";
import { fromReadWords, printWordBoxes } from "./word-boxes.ts";

/** Bytes of Tesseract and its languages. */
const BYTES = [RUNTIME.ocrWorker, RUNTIME.ocrCore, RUNTIME.ocrTurkish, RUNTIME.ocrEnglish].reduce(
	(sum, { bytes }) => sum + bytes,
	0,
);

type State =
	| ReadingStep
	| { readonly kind: "idle" | "starting" | "none" }
	/** `before` and `after` are the text of the field. */
	| { readonly kind: "done"; readonly count: number; readonly before: string; readonly after: string }
	| { readonly kind: "failed"; readonly error: unknown };

/** Fills the boxes with the words that Tesseract reads in the picture, on this device. Nothing of it is loaded before the press. */
export function WordReader({
	text,
	picture,
	onChange,
}: {
	/** The JSON of the field. */
	readonly text: string;
	readonly picture: Blob;
	readonly onChange: (text: string) => void;
}) {
	const { locale } = usePlayground();
	const words = useEditorWords().boxes.read;
	const { state, isBusy, start, stop } = useReading(picture, text, onChange);
	return (
		<div className={styles.reader}>
			<div className={styles.buttons}>
				<QuietButton compact onClick={isBusy ? stop : start}>
					{isBusy ? words.cancel : words.button}
				</QuietButton>
				{state.kind === "done" && state.after === text && (
					<QuietButton
						compact
						onClick={({ currentTarget }) => {
							focusOn("button", currentTarget.parentElement);
							onChange(state.before);
						}}
					>
						{words.undo}
					</QuietButton>
				)}
			</div>
			<Progress state={state} />
			<output className={styles.about}>
				<Outcome state={state} />
			</output>
			{state.kind === "idle" && (
				<p className={styles.about}>{fill(words.about, { size: toSizeWords(BYTES, locale) })}</p>
			)}
		</div>
	);
}

/** How far a reading is; its numbers are not announced. */
function Progress({ state }: { readonly state: State }) {
	const { locale } = usePlayground();
	const words = useEditorWords().boxes.read;
	if (state.kind === "starting")
		return (
			<p className={styles.progress}>
				<progress aria-label={words.starting} /> {words.starting}
			</p>
		);
	if (state.kind === "fetching") {
		const { loadedBytes, totalBytes = BYTES } = state;
		const sizes = { loaded: toSizeWords(loadedBytes, locale), total: toSizeWords(totalBytes, locale) };
		return (
			<p className={styles.progress}>
				<progress max={totalBytes} value={loadedBytes} aria-label={words.starting} />{" "}
				{fill(words.fetching, sizes)}
			</p>
		);
	}
	if (state.kind !== "reading") return undefined;
	const share = numbersIn(locale, { style: "percent" }).format(state.share);
	return (
		<p className={styles.progress}>
			<progress value={state.share} aria-label={words.button} /> {fill(words.reading, { share })}
		</p>
	);
}

/** How a reading ended, or what it waits for. */
function Outcome({ state }: { readonly state: State }) {
	const words = useEditorWords().boxes.read;
	if (state.kind === "waiting") return words.waiting;
	if (state.kind === "none") return words.none;
	if (state.kind === "done") return fill(words.done, { count: state.count });
	if (state.kind !== "failed") return undefined;
	const { code = "", message = "" } = state.error as { code?: string; message?: string }; // errors have a message
	const failures: Readonly<Record<string, string>> = words.failures;
	return failures[code] ?? fill(words.failures.other, { reason: message });
}

/** One reading at a time; another picture, and the end of the editor, abort it. */
function useReading(picture: Blob, text: string, onChange: (text: string) => void) {
	const [last, setLast] = useState<{ readonly of: Blob; readonly state: State }>();
	const state: State = last?.of === picture ? last.state : { kind: "idle" };
	const current = useRef<AbortController>(undefined);
	const latest = useRef({ text, onChange });
	useEffect(() => {
		latest.current = { text, onChange };
	});
	// oxlint-disable-next-line react/exhaustive-effect-dependencies -- another picture ends the reading of the earlier one
	useEffect(() => () => current.current?.abort(), [picture]);

	async function read(signal: AbortSignal): Promise<void> {
		const put = (next: State): void => {
			if (!signal.aborted) setLast({ of: picture, state: next });
		};
		put({ kind: "starting" });
		try {
			const { readPictureWords } = await import("../../../../lib/runtime/read-picture-words.ts");
			const found = fromReadWords(await readPictureWords(picture, signal, put));
			if (signal.aborted) return;
			if (found.length === 0) return put({ kind: "none" });
			const [before, after] = [latest.current.text, printWordBoxes(found)];
			latest.current.onChange(after);
			put({ kind: "done", count: found.length, before, after });
		} catch (error) {
			put({ kind: "failed", error });
		}
	}

	return {
		state,
		isBusy: ["starting", "waiting", "fetching", "reading"].includes(state.kind),
		stop: () => {
			current.current?.abort();
			setLast(undefined);
		},
		start: () => {
			current.current = new AbortController();
			void read(current.current.signal);
		},
	};
}
