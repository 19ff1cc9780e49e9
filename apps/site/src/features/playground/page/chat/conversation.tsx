import { type RefObject, useEffect, useRef } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { WorkbenchControls } from "../use-workbench.ts";
import { listItems } from "./chat-state.ts";
import styles from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { SystemField } from "./system-field.tsx";
import { Thread } from "./thread.tsx";
import type { ChatControls } from "./use-chat.ts";
import { useFiles } from "./use-files.ts";

/** The messages of a chat with the field for the next one at their foot. Files can be dropped anywhere on it. */
export function Conversation({
	chat,
	controls: { form, problems, isRunning, stopAll, run: controls },
	errors,
}: {
	readonly chat: ChatControls;
	readonly controls: WorkbenchControls;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
}) {
	const { words } = usePlayground();
	const { run } = controls;
	const field = useRef<HTMLTextAreaElement>(null);
	const section = useRef<HTMLElement>(null);
	const files = useFiles(chat.chat.pending, chat.setPending);
	useShownEnd(run.startedAt, section);
	const begin = (): void => {
		stopAll();
		chat.clear();
		field.current?.focus();
	};
	return (
		<section
			ref={section}
			className={styles.chat}
			aria-label={words.chat.title}
			data-status={run.status}
			{...files.dropArea}
		>
			<ChatHead
				onExample={form.isExample ? undefined : form.useExample}
				onBegin={chat.chat.isOpen || listItems(chat.chat).length > 0 ? begin : undefined}
			/>
			<SystemField value={chat.chat.system} onChange={chat.setSystem} />
			<Thread chat={chat} run={run} errors={errors} onLeave={() => field.current?.focus()} />
			<Composer
				ref={field}
				turn={chat.chat.pending}
				run={run}
				files={files}
				hasProblem={problems.has("messages")}
				isRunning={isRunning}
				onChange={chat.setPending}
				onStop={stopAll}
			/>
			{files.isOver && <p className={styles.drop}>{words.chat.drop}</p>}
		</section>
	);
}

/** A run that begins brings the end of the chat into sight. */
function useShownEnd(startedAt: number | undefined, section: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (startedAt !== undefined) section.current?.scrollIntoView({ block: "end" });
	}, [startedAt, section]);
}

/** The chat's name, with the ways back to its example and to an empty one. */
function ChatHead({
	onExample,
	onBegin,
}: {
	/** Absent while the form holds the example. */
	readonly onExample: (() => void) | undefined;
	/** Absent while there are no messages. */
	readonly onBegin: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.head}>
			<h2>{words.chat.title}</h2>
			{onExample && (
				<QuietButton compact onClick={onExample}>
					{words.useExample}
				</QuietButton>
			)}
			{onBegin && (
				<QuietButton compact onClick={onBegin}>
					{words.chat.begin}
				</QuietButton>
			)}
		</div>
	);
}
