import { Suspense, useRef, useState } from "react";
import { fill } from "../../../../../lib/fill.ts";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { CopyTextButton } from "../../../answer/outputs/parts/copy-text-button.tsx";
import { PlainText, TextView } from "../../../answer/outputs/text-view.tsx";
import type { BranchStep } from "../../../form/chat/branches.ts";
import { focusSoon } from "../../../parts/focus.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import { AnswerBody } from "./answer-body.tsx";
import type { ChatItem } from "../../state/chat-item.ts";
import styles from "./chat.module.css";
import type { ChatControls } from "./use-chat.ts";
import { lazyPart } from "../../../parts/lazy-part.tsx";

const Attachments = lazyPart(() => import("./attachments.tsx").then((module) => module.Attachments));
const VersionButtons = lazyPart(() =>
	import("./version-buttons.tsx").then((module) => module.VersionButtons),
);
const TurnEditor = lazyPart(() => import("./turn-editor.tsx").then((module) => module.TurnEditor));

/** One message, with what can be done to it. */
export function TurnView({
	step,
	index,
	name,
	isLocked,
	controls,
	errors,
	onLeave,
}: {
	readonly step: BranchStep<ChatItem>;
	/** Name of the model, where there are several. */
	readonly name?: string | undefined;
	/** From 0. */
	readonly index: number;
	/** An answer is awaited: nothing before it can be changed. */
	readonly isLocked: boolean;
	readonly controls: ChatControls;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Called when the focused control goes. */
	readonly onLeave: () => void;
}) {
	const { words } = usePlayground();
	const { turn } = step.item;
	const { ref, isEdited, open, close } = useEditing(step.path, onLeave);
	const role = turn.role === "tool" ? words.chat.tools.sent : (name ?? words.roles[turn.role]);
	return (
		<li
			ref={ref}
			className={styles.turn}
			data-role={turn.role}
			aria-label={fill(words.chat.turn, { role, count: index + 1 })}
		>
			<p className={styles.role}>{role}</p>
			{isEdited ? (
				<Suspense>
					<TurnEditor
						text={turn.text}
						isSent={turn.role === "user"}
						onCancel={() => close(false)}
						onSave={(text) => {
							if (controls.edit(index, text)) close(turn.role === "user");
						}}
					/>
				</Suspense>
			) : (
				<TurnBody key={step.path} item={step.item} errors={errors} />
			)}
			{!isLocked && !isEdited && (
				<TurnTools step={step} index={index} controls={controls} onEdit={open} onLeave={onLeave} />
			)}
		</li>
	);
}

/** Whether a message is being edited; another version that comes in its place is not. What is not sent gives the focus back to the button. */
function useEditing(path: string, onSent: () => void) {
	const ref = useRef<HTMLLIElement>(null);
	const [edited, setEdited] = useState<string>();
	if (edited !== undefined && edited !== path) setEdited(undefined);
	return {
		ref,
		isEdited: edited === path,
		open: (): void => setEdited(path),
		close: (isSent: boolean): void => {
			setEdited(undefined);
			if (isSent) onSent();
			else focusSoon("[data-edit]", ref.current);
		},
	};
}

/** What a message says. */
function TurnBody({
	item: { turn, run },
	errors,
}: {
	readonly item: ChatItem;
	readonly errors: Readonly<Record<string, string>>;
}) {
	const { words } = usePlayground();
	if (turn.role === "assistant")
		return run ? (
			<AnswerBody run={run} errors={errors} />
		) : (
			<>
				<p className={styles.about}>{words.chat.unknownSource}</p>
				<TextView text={turn.text} />
			</>
		);
	return (
		<>
			{turn.role === "user" && turn.attachments.length > 0 && (
				<Suspense>
					<Attachments all={turn.attachments} />
				</Suspense>
			)}
			<PlainText text={turn.text} />
		</>
	);
}

/** What can be done to a message. */
function TurnTools({
	step,
	index,
	controls,
	onEdit,
	onLeave,
}: {
	readonly step: BranchStep<ChatItem>;
	readonly index: number;
	readonly controls: ChatControls;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
}) {
	const { words } = usePlayground();
	const { turn } = step.item;
	const leave = (act: () => void) => (): void => {
		act();
		onLeave();
	};
	return (
		<div className={styles.row}>
			{step.versions > 1 && (
				<Suspense>
					<VersionButtons step={step} onShow={(version) => controls.show(index, version)} />
				</Suspense>
			)}
			{turn.role === "user" && <CopyTextButton text={turn.text} />}
			<QuietButton compact data-edit="" onClick={onEdit}>
				{words.chat.edit}
			</QuietButton>
			{turn.role === "assistant" && (
				<QuietButton compact onClick={leave(() => controls.answerAgain(index))}>
					{words.chat.again}
				</QuietButton>
			)}
			<QuietButton compact onClick={leave(() => controls.remove(index))}>
				{words.chat.remove}
			</QuietButton>
		</div>
	);
}
