import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type Ref,
	Suspense,
	useId,
	useState,
} from "react";
import { fill } from "../../../../lib/fill.ts";
import { toSizeWords } from "../../../../lib/size-words.ts";
import { WordsWithCode } from "../../../../ui/words-with-code.tsx";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { MOST_BYTES, type MediaProblem } from "../../form/media/media-kind.ts";
import type { UserTurn } from "../../form/chat/turns.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "./chat.module.css";
import { lazyPart } from "../../parts/lazy-part.tsx";

const Attachments = lazyPart(() => import("./attachments.tsx").then((module) => module.Attachments));

/** The field for the next message: Enter sends it, files can be pasted and dropped on it. */
export function Composer({
	ref,
	turn,
	hasProblem,
	isRunning,
	onChange,
	onStop,
	onExample,
}: {
	readonly ref: Ref<HTMLTextAreaElement>;
	readonly turn: UserTurn;
	/** An empty chat was sent. */
	readonly hasProblem: boolean;
	readonly isRunning: boolean;
	readonly onChange: (turn: UserTurn) => void;
	readonly onStop: () => void;
	/** Restores the example; absent while the form holds it. */
	readonly onExample: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	const id = useId();
	const { take, takeFrom, problem } = useFiles(turn, onChange);
	return (
		<div
			className={styles.composer}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => takeFrom(event, event.dataTransfer.files)}
			onPaste={(event) => takeFrom(event, event.clipboardData.files)}
		>
			{turn.attachments.length > 0 && (
				<Suspense>
					<Attachments
						all={turn.attachments}
						onRemove={(index) => onChange({ ...turn, attachments: turn.attachments.toSpliced(index, 1) })}
					/>
				</Suspense>
			)}
			<textarea
				ref={ref}
				aria-label={words.chat.message}
				aria-describedby={`${id}-about`}
				aria-invalid={hasProblem || undefined}
				rows={2}
				enterKeyHint="send"
				value={turn.text}
				onChange={(event) => onChange({ ...turn, text: event.target.value })}
				onKeyDown={sendByKey}
			/>
			<ComposerButtons isRunning={isRunning} onTake={take} onStop={onStop} onExample={onExample} />
			<ComposerNotes id={`${id}-about`} isEmpty={hasProblem} problem={problem} />
		</div>
	);
}

/** What the keys do, and what is wrong with the message. */
function ComposerNotes({
	id,
	isEmpty,
	problem,
}: {
	readonly id: string;
	/** There is nothing to send. */
	readonly isEmpty: boolean;
	/** What is wrong with a file. */
	readonly problem: string | undefined;
}) {
	const { words } = usePlayground();
	return (
		<>
			<div id={id} className={styles.about}>
				{isEmpty && <p className={partStyles.problem}>{words.chat.missing}</p>}
				<p>
					<WordsWithCode text={words.chat.keys} />
				</p>
			</div>
			{problem && (
				<p role="alert" className={partStyles.problem}>
					{problem}
				</p>
			)}
		</>
	);
}

/** Takes files into a message; what cannot be taken is a problem in words. */
function useFiles(turn: UserTurn, onChange: (turn: UserTurn) => void) {
	const { locale, words } = usePlayground();
	const [problem, setProblem] = useState<MediaProblem>();
	const limit = toSizeWords(MOST_BYTES, locale);
	const take = async (files: readonly File[]): Promise<void> => {
		setProblem(undefined);
		const { readAttachment } = await import("../../form/chat/read-attachment.ts");
		const read = await Promise.all(files.map(readAttachment));
		setProblem(read.find((one): one is MediaProblem => !("url" in one)));
		const taken = read.flatMap((one) => ("url" in one ? [one] : []));
		if (taken.length > 0) onChange({ ...turn, attachments: [...turn.attachments, ...taken] });
	};
	return {
		take: (files: readonly File[]): void => void take(files),
		takeFrom: (event: ClipboardEvent | DragEvent, files: FileList): void => {
			if (files.length === 0) return;
			event.preventDefault();
			void take([...files]);
		},
		problem: problem && fill(words.media.refusals[problem.kind], { limit, name: "", status: 0, ...problem }),
	};
}

/** Adds files, restores the example, stops, and sends. */
function ComposerButtons({
	isRunning,
	onTake,
	onStop,
	onExample,
}: {
	readonly isRunning: boolean;
	readonly onTake: (files: readonly File[]) => void;
	readonly onStop: () => void;
	readonly onExample: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.row}>
			<FileButton label={words.chat.attach} onTake={onTake} />
			{onExample && (
				<QuietButton compact onClick={onExample}>
					{words.useExample}
				</QuietButton>
			)}
			<button type="button" className={styles.stop} aria-disabled={!isRunning} onClick={onStop}>
				{words.stop}
			</button>
			<button type="submit" className={styles.send} aria-disabled={isRunning}>
				{words.chat.send}
			</button>
		</div>
	);
}

/** Enter sends, except while an input method composes a letter, and with Shift. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}

function FileButton({
	label,
	onTake,
}: {
	readonly label: string;
	readonly onTake: (files: readonly File[]) => void;
}) {
	const { words } = usePlayground();
	return (
		<label className={styles.attach} title={words.chat.attachHelp}>
			<input
				type="file"
				multiple
				accept="image/*,audio/wav,audio/mpeg"
				onChange={(event) => {
					onTake([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			<span>{label}</span>
		</label>
	);
}
