import type { KeyboardEvent } from "react";
import { textOf } from "../../form/form-text.ts";
import { SchemaForm } from "../../form/schema-form.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useToRun } from "../use-to-run.ts";
import type { WorkbenchControls, WorkbenchProps } from "../use-workbench.ts";
import styles from "./chat.module.css";
import { Conversation } from "./conversation.tsx";
import { ToolField } from "./tools/tool-field.tsx";
import { useChat } from "./use-chat.ts";

/** The form of a chat: the conversation with a field for the next message at its foot, and its settings beside it. */
export function ChatBench({
	data,
	catalogue,
	state,
	opened,
	takeRun,
	controls,
}: Pick<WorkbenchProps, "data" | "catalogue" | "state" | "opened" | "takeRun"> & {
	readonly controls: WorkbenchControls;
}) {
	const { words } = usePlayground();
	const { formRef, form, isRunning, change, submit, stopAll } = controls;
	const { run } = controls.run;
	const chat = useChat({
		task: state.task,
		messages: textOf(form.draft["messages"]),
		versions: opened.versions,
		run,
		onChange: (messages) => change("messages", messages),
		onSend: (messages, versions) => submit({ messages }, versions),
	});
	useToRun(takeRun, chat.send);
	const stopByKey = (event: KeyboardEvent): void => {
		if (event.key === "Escape" && isRunning) stopAll();
	};
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its fields
		<form
			ref={formRef}
			className={styles.bench}
			aria-label={words.chat.title}
			autoComplete="off"
			noValidate
			onKeyDown={stopByKey}
			onSubmit={(event) => {
				event.preventDefault();
				chat.send();
			}}
		>
			<Conversation chat={chat} controls={controls} errors={catalogue.errors} />
			<Settings data={data} state={state} controls={controls} />
		</form>
	);
}

/** The tools that the model is given, and the parameters of the call. */
function Settings({
	data,
	state,
	controls: { form, problems, change, changeAll },
}: Pick<WorkbenchProps, "data" | "state"> & { readonly controls: WorkbenchControls }) {
	const { words } = usePlayground();
	return (
		<section className={styles.settings} aria-label={words.chat.settings}>
			<h2>{words.chat.settings}</h2>
			<ToolField tools={textOf(form.draft["tools"])} onChange={(tools) => change("tools", tools)} />
			<SchemaForm
				schema={data.input}
				skip={["messages"]}
				draft={form.draft}
				problems={problems}
				choices={data.choices[state.model]}
				exampleFiles={form.exampleFiles}
				onChange={change}
				onChangeAll={changeAll}
			/>
		</section>
	);
}
