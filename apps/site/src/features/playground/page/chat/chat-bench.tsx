import { Suspense, useEffect } from "react";
import { textOf } from "../../form/form-text.ts";
import { SchemaForm } from "../../form/schema-form.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useToRun } from "../workbench/use-to-run.ts";
import type { BenchProps } from "../workbench/workbench.tsx";
import styles from "./turns/chat.module.css";
import { ConversationPanel } from "./conversation-panel.tsx";
import { SIMULATED_FIELD } from "../state/simulated-marks.ts";
import { ToolField } from "./tools/tool-field.tsx";
import { useChat } from "./turns/use-chat.ts";

const ComparedRuns = lazyPart(() =>
	import("../compare/compared-runs.tsx").then((module) => module.ComparedRuns),
);

/** The form of a chat: the conversation with a field for the next message at its foot, and its settings beside it. */
export function ChatBench(props: BenchProps) {
	const { data, catalogue, state, opened, takeRun, holdChat, models, controls } = props;
	const { words } = usePlayground();
	const { formRef, form, comparison, changeAll, submit, stopAll } = controls;
	const { run } = controls.run;
	const isCompared = comparison.comparedModels.length > 0;
	const chat = useChat({
		task: state.task,
		messages: textOf(form.draft["messages"]),
		opened,
		run,
		marks: textOf(form.draft[SIMULATED_FIELD]),
		onChange: (messages, marks) => changeAll({ messages, [SIMULATED_FIELD]: marks }),
		onSend: (messages, options) => submit({ messages }, options),
		onStop: stopAll,
	});
	useToRun(takeRun, chat.sendOpened);
	useEffect(() => {
		holdChat(chat.chat);
		return () => holdChat(undefined);
	}, [holdChat, chat.chat]);
	return (
		<form
			ref={formRef}
			className={styles.bench}
			data-compared={isCompared || undefined}
			aria-label={words.chat.title}
			autoComplete="off"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				chat.send();
			}}
		>
			<ConversationPanel
				chat={chat}
				controls={controls}
				catalogue={catalogue}
				state={state}
				models={models}
			/>
			{isCompared && (
				<Suspense>
					<ComparedRuns comparison={comparison} first={run} catalogue={catalogue} state={state} />
				</Suspense>
			)}
			<Settings data={data} state={state} controls={controls} />
		</form>
	);
}

/** The tools that the model is given, and the parameters of the call. */
function Settings({
	data,
	state,
	controls: { form, problems, change, changeAll },
}: Pick<BenchProps, "data" | "state" | "controls">) {
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
