import { type RefObject, Suspense, useEffect, useRef } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { MOST_COMPARED } from "../compare/compared-models.ts";
import type { BoardProps } from "./board/columns.ts";
import { listItems } from "../state/chat-state.ts";
import styles from "./turns/chat.module.css";
import { Composer } from "./composer.tsx";
import { SystemField } from "./system-field.tsx";
import { Thread } from "./thread/thread.tsx";
import { useFiles } from "./use-files.ts";

const Board = lazyPart(() => import("./board/board.tsx").then((module) => module.Board));

/** The messages of a chat with the field for the next one at their foot. Files can be dropped anywhere on it. */
export function ConversationPanel(props: Omit<BoardProps, "onLeave">) {
	const { chat, controls, state, models } = props;
	const { words } = usePlayground();
	const { form, problems, comparison, isRunning, stopAll } = controls;
	const { run } = controls.run;
	const count = comparison.comparedModels.length;
	const isCompared = count > 0;
	const field = useRef<HTMLTextAreaElement>(null);
	const section = useRef<HTMLElement>(null);
	const files = useFiles(chat.setPending);
	useShownEnd(run.startedAt, section);
	const focus = (): void => field.current?.focus();
	const leaving = (act: () => void) => (): void => {
		act();
		focus();
	};
	const add = (): void => comparison.add(state.provider, models);
	const begin = leaving(() => {
		stopAll();
		chat.clear();
	});
	return (
		<section
			ref={section}
			className={styles.chat}
			aria-label={words.chat.title}
			data-status={run.status}
			{...files.dropArea}
		>
			<ChatHead
				onCompare={count < MOST_COMPARED ? (count < MOST_COMPARED - 1 ? add : leaving(add)) : undefined}
				onExample={form.isExample ? undefined : leaving(form.useExample)}
				onBegin={chat.chat.isOpen || listItems(chat.chat).length > 0 ? begin : undefined}
			/>
			<SystemField value={chat.chat.system} onChange={chat.setSystem} />
			{isCompared ? (
				<Suspense>
					<Board {...props} onLeave={focus} />
				</Suspense>
			) : (
				<Thread chat={chat} run={run} errors={props.catalogue.errors} onLeave={focus} />
			)}
			<Composer
				ref={field}
				turn={chat.chat.pending}
				run={isCompared ? undefined : run}
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

/** The chat's name, with the way to other models and those back to its example and to an empty one. */
function ChatHead({
	onCompare,
	onExample,
	onBegin,
}: {
	/** Adds a model; absent where there is no room for one. */
	readonly onCompare: (() => void) | undefined;
	/** Absent while the form holds the example. */
	readonly onExample: (() => void) | undefined;
	/** Absent while there are no messages. */
	readonly onBegin: (() => void) | undefined;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.head}>
			<h2>{words.chat.title}</h2>
			{onCompare && (
				<QuietButton compact data-add-model="" onClick={onCompare}>
					{words.compare.add}
				</QuietButton>
			)}
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
