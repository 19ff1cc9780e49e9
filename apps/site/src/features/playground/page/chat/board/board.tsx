import { useState } from "react";
import { SpokenStatus } from "../../../answer/spoken-status.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import { listItems } from "../../state/chat-state.ts";
import { ThreadFrame } from "../thread/thread-frame.tsx";
import styles from "../turns/chat.module.css";
import { BoardHeads } from "./board-heads.tsx";
import { BoardRow } from "./board-row.tsx";
import { type BoardProps, listColumns } from "./columns.ts";
import { listRows } from "./rows.ts";

/** A chat with several models: a column for each, whose answers to a message begin at the same height. */
export function Board(props: BoardProps) {
	const { chat: controls } = props;
	const { words } = usePlayground();
	const { latest } = props.controls.comparison;
	const [chosen, setChosen] = useState<{ readonly id: string; readonly latest: number | undefined }>();
	const { chat } = controls;
	const steps = listItems(chat);
	const turns = steps.map(({ item }) => item.turn);
	const rows = listRows(turns);
	const columns = listColumns(props);
	// A narrow window shows the model that was just added, until the reader chooses.
	const shownId = chosen && chosen.latest === latest ? chosen.id : String(latest);
	const shown = Math.max(
		0,
		columns.findIndex(({ id }) => id === shownId),
	);
	return (
		<>
			<ThreadFrame undo={controls.undo} onLeave={props.onLeave}>
				<BoardHeads {...props} columns={columns} shown={shown} onShow={(id) => setChosen({ id, latest })} />
				{rows.length === 0 && !chat.isOpen && <p className={styles.about}>{words.chat.empty}</p>}
				<ol role="list">
					{rows.map((row, index) => (
						<BoardRow
							{...props}
							// oxlint-disable-next-line react/no-array-index-key -- a message keeps its place and its buttons whichever version it shows
							key={index}
							columns={columns}
							shown={shown}
							row={row}
							count={index + 1}
							isLast={index === rows.length - 1}
							steps={steps}
						/>
					))}
				</ol>
			</ThreadFrame>
			{columns.map(({ id, name, run }) => (
				<SpokenStatus key={id} run={run} name={name} />
			))}
		</>
	);
}
