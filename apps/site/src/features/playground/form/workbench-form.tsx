import type { ReactNode, Ref } from "react";
import { QuietButton } from "../../../ui/controls/quiet-button.tsx";
import type { TaskData } from "../target/task-data.ts";
import type { FormProps } from "./draft/form-parts.ts";
import { focusOn } from "../parts/focus.ts";
import { usePlayground } from "../parts/playground-context.ts";
import styles from "./task-form.module.css";
import { SchemaForm } from "./schema-form.tsx";

/** The form of a task, with buttons that run and stop it and that restore the example. */
export function WorkbenchForm({
	ref,
	data,
	draft,
	problems,
	choices,
	exampleFiles,
	isRunning,
	onChange,
	onChangeAll,
	onExample,
	onRun,
	onStop,
	status,
}: FormProps & {
	readonly ref: Ref<HTMLFormElement>;
	readonly data: TaskData;
	readonly isRunning: boolean;
	/** Restores the example; absent while the form holds it. */
	readonly onExample: (() => void) | undefined;
	readonly onRun: () => void;
	readonly onStop: () => void;
	/** State of the run, beside the buttons. */
	readonly status: ReactNode;
}) {
	const { words } = usePlayground();
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its fields
		<form
			ref={ref}
			className={styles.form}
			aria-label={words.input}
			autoComplete="off"
			noValidate
			onKeyDown={(event) => {
				if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
			}}
			onSubmit={(event) => {
				event.preventDefault();
				onRun();
			}}
		>
			<h2>{words.input}</h2>
			<SchemaForm
				schema={data.input}
				skip={[]}
				draft={draft}
				problems={problems}
				choices={choices}
				exampleFiles={exampleFiles}
				onChange={onChange}
				onChangeAll={onChangeAll}
			/>
			<div className={styles.bar}>
				<RunButtons isRunning={isRunning} onExample={onExample} onStop={onStop} />
				{status}
			</div>
		</form>
	);
}

/** Never `disabled`, only `aria-disabled`: a disabled button would lose the focus. */
function RunButtons({
	isRunning,
	onExample,
	onStop,
}: {
	readonly isRunning: boolean;
	readonly onExample: (() => void) | undefined;
	readonly onStop: () => void;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.actions}>
			<button type="submit" className={styles.run} aria-disabled={isRunning}>
				{words.run}
			</button>
			<button type="button" className={styles.stop} aria-disabled={!isRunning} onClick={onStop}>
				{words.stop}
			</button>
			{onExample && (
				<QuietButton
					onClick={({ currentTarget }) => {
						focusOn("[type=submit]", currentTarget.form);
						onExample();
					}}
				>
					{words.useExample}
				</QuietButton>
			)}
		</div>
	);
}
