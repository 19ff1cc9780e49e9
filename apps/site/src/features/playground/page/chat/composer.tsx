import { type KeyboardEvent, type Ref, Suspense, useId, useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { RunStatus } from "../../answer/run-status.tsx";
import type { UserTurn } from "../../form/chat/turns.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { isBusy, type RunState } from "../../run/state/run-state.ts";
import styles from "./turns/chat.module.css";
import type { FileControls } from "./use-files.ts";

const Attachments = lazyPart(() => import("./turns/attachments.tsx").then((module) => module.Attachments));
const Devices = lazyPart(() => import("./devices.tsx").then((module) => module.Devices));

interface ComposerProps {
	readonly ref: Ref<HTMLTextAreaElement>;
	readonly turn: UserTurn;
	/** The run whose state is shown here; absent where each answer shows its own. */
	readonly run: RunState | undefined;
	readonly files: FileControls;
	/** An empty chat was sent. */
	readonly hasProblem: boolean;
	readonly isRunning: boolean;
	readonly onChange: (change: (turn: UserTurn) => UserTurn) => void;
	readonly onStop: () => void;
}

/** The field for the next message, which stays in sight: Enter sends it, files can be pasted. Above it, what a run is doing. */
export function Composer({ ref, turn, run, files, hasProblem, isRunning, onChange, onStop }: ComposerProps) {
	const { words } = usePlayground();
	const id = useId();
	const [isDeviceOpen, setIsDeviceOpen] = useState(false);
	/** For a focused button that goes. */
	const focusField = (): void => document.getElementById(id)?.focus();
	function closeDevices(): void {
		focusField();
		setIsDeviceOpen(false);
	}
	function removeFile(index: number): void {
		focusField();
		onChange((now) => ({ ...now, attachments: now.attachments.toSpliced(index, 1) }));
	}
	return (
		<div className={styles.composer} onPaste={files.onPaste}>
			{run && <div className={styles.state}>{isBusy(run) && <RunStatus run={run} />}</div>}
			{turn.attachments.length > 0 && (
				<Suspense>
					<Attachments all={turn.attachments} onRemove={removeFile} />
				</Suspense>
			)}
			{isDeviceOpen && (
				<Suspense>
					<Devices onTake={(file) => files.take([file])} onClose={closeDevices} />
				</Suspense>
			)}
			<textarea
				ref={ref}
				id={id}
				aria-label={words.chat.message}
				placeholder={words.chat.message}
				aria-describedby={`${id}-about`}
				aria-invalid={hasProblem || undefined}
				rows={2}
				enterKeyHint="send"
				value={turn.text}
				onChange={({ target: { value } }) => onChange((now) => ({ ...now, text: value }))}
				onKeyDown={sendByKey}
			/>
			<ComposerButtons
				isRunning={isRunning}
				isDeviceOpen={isDeviceOpen}
				onDevices={() => setIsDeviceOpen(!isDeviceOpen)}
				onTake={files.take}
				onStop={onStop}
			/>
			<ComposerNotes id={`${id}-about`} isEmpty={hasProblem} problem={files.problem} />
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
				<p className={styles.keys}>
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

/** Adds files, stops, and sends. */
function ComposerButtons({
	isRunning,
	isDeviceOpen,
	onDevices,
	onTake,
	onStop,
}: {
	readonly isRunning: boolean;
	/** Camera and microphone are offered. */
	readonly isDeviceOpen: boolean;
	readonly onDevices: () => void;
	readonly onTake: (files: readonly File[]) => void;
	readonly onStop: () => void;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.row}>
			<FileButton label={words.chat.attach} onTake={onTake} />
			<QuietButton compact aria-expanded={isDeviceOpen} onClick={onDevices}>
				{words.chat.devices}
			</QuietButton>
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
