import { Suspense, useState } from "react";
import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import { fill } from "../../../../lib/fill.ts";
import { datesIn } from "../../../../locales/forms.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { toVisible } from "../../parts/text-chunks.ts";
import { deleteRun, putBack, readRun, starRun } from "../../run/saved/run-store.ts";
import type { RunHead, SavedRun } from "../../run/saved/saved-run.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { DeleteButton } from "./delete-button.tsx";
import type { SavedProps } from "./saved-props.ts";
import { toOpenedForm } from "./to-opened-form.ts";
import { useSavedWords } from "./saved-words.ts";
import { StarButton } from "./star-button.tsx";
import styles from "./saved.module.css";
import type { SavedControls } from "./use-saved.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const SavedAnswer = lazyPart(() => import("./saved-answer.tsx").then((module) => module.SavedAnswer));

interface Props {
	readonly head: RunHead;
	readonly catalogue: Catalogue;
	readonly controls: SavedControls;
	readonly onOpen: SavedProps["onOpen"];
}

/** One earlier run: what it was, its answer on demand, and what can be done with it. */
export function RunItem(props: Props) {
	const { head, catalogue } = props;
	const { locale } = usePlayground();
	const words = useSavedWords();
	const [run, setRun] = useState<SavedRun>();
	const task = catalogue.tasks.find(({ id }) => id === head.target.task)?.name ?? head.target.task;
	const format = datesIn(locale, { dateStyle: "medium", timeStyle: "medium" });
	const time = format.format(head.at);
	return (
		<li className={styles.item}>
			<p className={styles.title}>
				{task} <span translate="no">{toVisible(head.target.model)}</span>
			</p>
			<p className={styles.about}>
				<time dateTime={new Date(head.at).toISOString()}>{time}</time>
				{` · ${words.endings[head.status]}`}
				{head.target.connection === "simulated" && ` · ${words.simulated}`}
			</p>
			{head.input !== "" && <p className={styles.text}>{toVisible(head.input)}</p>}
			{head.answer !== "" && !run && <p className={styles.text}>→ {toVisible(head.answer)}</p>}
			{head.isWithoutFiles && <p className={styles.about}>{words.withoutFiles}</p>}
			<RunButtons {...props} run={run} onShow={setRun} name={{ task, time }} />
			{run && (
				<Suspense>
					<SavedAnswer run={run} name={time} catalogue={catalogue} />
				</Suspense>
			)}
		</li>
	);
}

/** What can be done with an earlier run. */
function RunButtons({
	head,
	controls,
	onOpen,
	run,
	onShow,
	name,
}: Props & {
	/** The run while its answer is shown. */
	readonly run: SavedRun | undefined;
	readonly onShow: (run: SavedRun | undefined) => void;
	readonly name: { readonly task: string; readonly time: string };
}) {
	const words = useSavedWords();
	const nameOf = (action: string): string => fill(words.ofRun, { action, ...name });
	const withRun = (use: (found: SavedRun) => void) => (): void => {
		readRun(head).then(
			(found) => (found ? use(found) : controls.say(words.gone)),
			() => controls.say(words.unread),
		);
	};
	/** The list itself shows it. */
	const star = async (): Promise<string> => {
		await starRun(head);
		return "";
	};
	const remove = async (): Promise<string> => {
		await removeRun(head, fill(words.runName, name), { controls, words });
		return fill(words.runDeleted, name);
	};
	const open = (isToRun: boolean) =>
		withRun((found) => onOpen(found.target, toOpenedForm(found, isToRun), isToRun));
	return (
		<div className={styles.row}>
			<Button
				aria-expanded={run !== undefined}
				aria-label={nameOf(words.show)}
				onClick={run ? () => onShow(undefined) : withRun(onShow)}
			>
				{words.show}
			</Button>
			<Button aria-label={nameOf(words.takeToForm)} onClick={open(false)}>
				{words.takeToForm}
			</Button>
			<Button aria-label={nameOf(words.runAgain)} onClick={open(true)}>
				{words.runAgain}
			</Button>
			<StarButton
				name={nameOf(words.star)}
				isStarred={head.isStarred}
				onStar={() => void controls.change(star)}
			/>
			<DeleteButton name={nameOf(words.delete)} onDelete={() => void controls.change(remove)} />
		</div>
	);
}

/** Deletes a run, and offers to take that back with all that is kept of it. */
async function removeRun(
	head: RunHead,
	name: string,
	{ controls, words }: { readonly controls: SavedControls; readonly words: PlaygroundSaved },
): Promise<void> {
	const found = await readRun(head);
	await deleteRun(head.id);
	if (found)
		controls.offerUndo({
			kind: "run",
			name,
			putBack: async () => {
				const deleted = await putBack(found);
				const said =
					deleted === undefined ? words.notBack.newer : deleted > 0 ? words.backForRoom : words.back;
				return fill(said, { name, count: deleted ?? 0 });
			},
		});
}
