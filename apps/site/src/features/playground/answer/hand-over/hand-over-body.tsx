import { useContext, useId, useState } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { toMessages } from "../../form/chat/messages.ts";
import { readAttachment } from "../../form/chat/read-attachment.ts";
import type { Draft } from "../../form/draft.ts";
import { useOutputWords } from "../../parts/output-words.ts";
import type { Carried } from "./carried.ts";
import { HandOverContext, type HandOverControls } from "./hand-over-context.ts";
import styles from "./hand-over.module.css";

/** The parts of an output to choose from, and the tasks that take the chosen one. */
export function HandOverBody({ carried }: { readonly carried: readonly [Carried, ...Carried[]] }) {
	const controls = useContext(HandOverContext);
	const { handOver } = useOutputWords();
	const [chosen, setChosen] = useState(0);
	const id = useId();
	if (!controls) return undefined;
	return (
		<>
			<p className={styles.about}>{handOver.about}</p>
			{carried.length > 1 && (
				<p className={styles.choice}>
					<label htmlFor={id}>{handOver.part}</label>
					<select id={id} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
						{carried.map(({ label }, index) => (
							// oxlint-disable-next-line react/no-array-index-key -- a part is its place
							<option key={index} value={index}>
								{label}
							</option>
						))}
					</select>
				</p>
			)}
			<TaskList part={carried[chosen] ?? carried[0]} controls={controls} />
		</>
	);
}

function TaskList({
	part,
	controls: { tasks, open },
}: {
	readonly part: Carried;
	readonly controls: HandOverControls;
}) {
	const { handOver } = useOutputWords();
	const name =
		part.label === undefined ? handOver.kinds[part.kind] : `${handOver.kinds[part.kind]}: ${part.label}`;
	const takers = tasks.flatMap((task) => {
		const path = task.inputs[part.kind];
		return path === undefined ? [] : [{ ...task, path }];
	});
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, not for buttons
		<div role="group" aria-label={name}>
			<ul role="list" className={styles.tasks}>
				{takers.map((task) => (
					<li key={task.id}>
						<QuietButton
							compact
							onClick={() => void toFields(part, task.path).then((fields) => open(task.id, fields))}
						>
							{task.name}
						</QuietButton>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What a task's form is filled with; in a chat a message. */
async function toFields({ value: given, kind }: Carried, path: string): Promise<Draft> {
	const value = typeof given === "function" ? await given() : given;
	if (path !== "messages") return { [path]: value };
	const text = typeof value === "string" ? value : "";
	const file =
		value instanceof Blob ? await readAttachment(new File([value], kind, { type: value.type })) : undefined;
	const attachments = file && "url" in file ? [file] : [];
	return { messages: toMessages({ system: "", turns: [{ role: "user", text, attachments }] }) };
}
