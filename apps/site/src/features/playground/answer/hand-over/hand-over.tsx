import type { OutputKind } from "@pusula/tasks";
import { useContext, useMemo } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { toMessages } from "../../form/chat/messages.ts";
import { readAttachment } from "../../form/chat/read-attachment.ts";
import type { Draft } from "../../form/draft.ts";
import { useOutputWords } from "../../parts/output-words.ts";
import { type Carried, listCarried } from "./carried.ts";
import { HandOverContext, type HandOverControls } from "./hand-over-context.ts";
import styles from "./hand-over.module.css";

/** The tasks that take an output, or a part of it, as their input. */
export function HandOver({ kind, output }: { readonly kind: OutputKind; readonly output: unknown }) {
	const controls = useContext(HandOverContext);
	const { handOver } = useOutputWords();
	const carried = useMemo(() => listCarried(kind, output), [kind, output]);
	if (!controls || carried.length === 0) return undefined;
	return (
		<details className={styles.handOver}>
			<summary>{handOver.title}</summary>
			<p className={styles.about}>{handOver.about}</p>
			{carried.map((part, index) => (
				<TaskList key={`${String(index)}-${part.label ?? ""}`} part={part} controls={controls} />
			))}
		</details>
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
			{part.label !== undefined && <p className={styles.name}>{name}</p>}
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
async function toFields({ value, kind }: Carried, path: string): Promise<Draft> {
	if (path !== "messages") return { [path]: value };
	const text = typeof value === "string" ? value : "";
	const file =
		value instanceof Blob ? await readAttachment(new File([value], kind, { type: value.type })) : undefined;
	const attachments = file && "url" in file ? [file] : [];
	return { messages: toMessages({ system: "", turns: [{ role: "user", text, attachments }] }) };
}
