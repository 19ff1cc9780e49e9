import { useEffect, useId, useRef } from "react";
import { type ChatTurn, readTurns, toMessages } from "./chat-turns.ts";
import { MediaField } from "./media/media-field.tsx";
import styles from "./chat-field.module.css";
import { usePlayground } from "../parts/playground-context.ts";

/** The conversation: a system prompt, and turns of the reader and the model. Edits the text of the `messages` field. */
export function ChatField({
	messages,
	problem,
	onChange,
}: {
	/** JSON text of the messages. */
	readonly messages: string;
	/** Message about a problem of the last turn. */
	readonly problem: string | undefined;
	readonly onChange: (messages: string) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const { system, turns } = readTurns(messages);
	const change = (next: readonly ChatTurn[], nextSystem = system): void =>
		onChange(toMessages({ system: nextSystem, turns: next }));
	return (
		<div className={styles.chat}>
			<details open={system !== "" || undefined}>
				<summary>{words.systemPrompt}</summary>
				<textarea
					aria-label={words.systemPrompt}
					rows={2}
					value={system}
					onChange={(event) => change(turns, event.target.value)}
				/>
			</details>
			{turns.map((turn, index) => (
				<div key={`${id}-${String(index)}`} className={styles.turn} data-role={turn.role}>
					<label htmlFor={`${id}-${String(index)}`}>{words.roles[turn.role]}</label>
					<textarea
						id={`${id}-${String(index)}`}
						rows={3}
						value={turn.text}
						aria-invalid={(problem !== undefined && index === turns.length - 1) || undefined}
						aria-describedby={problem === undefined ? undefined : `${id}-problem`}
						onChange={(event) => change(turns.with(index, { ...turn, text: event.target.value }))}
					/>
					{turn.role === "user" && (
						<PictureOfTurn
							id={`${id}-${String(index)}-picture`}
							turn={turn}
							onChange={(next) => change(turns.with(index, next))}
						/>
					)}
					{turns.length > 1 && (
						<button type="button" className={styles.quiet} onClick={() => change(turns.toSpliced(index, 1))}>
							{words.removeTurn}
						</button>
					)}
				</div>
			))}
			{problem !== undefined && (
				<p id={`${id}-problem`} className={styles.problem}>
					{problem}
				</p>
			)}
		</div>
	);
}

function PictureOfTurn({
	id,
	turn,
	onChange,
}: {
	/** Unique on the page. */
	readonly id: string;
	readonly turn: ChatTurn;
	readonly onChange: (turn: ChatTurn) => void;
}) {
	const { words } = usePlayground();
	/** A file takes its time to be read; what is typed meanwhile stays. */
	const latest = useRef({ turn, onChange });
	useEffect(() => {
		latest.current = { turn, onChange };
	});
	const take = (image: string): void => latest.current.onChange({ ...latest.current.turn, image });
	if (turn.image)
		return (
			<div className={styles.picture}>
				<img src={turn.image} alt={words.yourFile} />
				<button
					type="button"
					className={styles.quiet}
					onClick={() => onChange({ ...turn, image: undefined })}
				>
					{words.removePicture}
				</button>
			</div>
		);
	return (
		<details className={styles.attach}>
			<summary>{words.addPicture}</summary>
			<MediaField
				id={id}
				media="image"
				value={undefined}
				isInvalid={false}
				describedBy=""
				onChange={(file) => {
					if (file) readAsDataUrl(file, take);
				}}
			/>
		</details>
	);
}

function readAsDataUrl(file: Blob, onRead: (url: string) => void): void {
	const reader = new FileReader();
	reader.addEventListener("load", () => {
		if (typeof reader.result === "string") onRead(reader.result);
	});
	reader.readAsDataURL(file);
}
