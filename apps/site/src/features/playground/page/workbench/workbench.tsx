import { type ComponentType, Fragment, type ReactNode, Suspense, useState } from "react";
import { LiveSnippets } from "../../code/live-snippets.tsx";
import { findMask } from "../../form/example-mask.ts";
import { toFormText } from "../../form/form-text.ts";
import { TokenView } from "../../form/token-view/token-view.tsx";
import type { DraftControls } from "../../form/use-draft.ts";
import { listLocalModels } from "../../target/state/catalogue.ts";
import { readsText, type TaskData } from "../../target/task-data.ts";
import { AddModelButton } from "../compare/add-model-button.tsx";
import styles from "./page.module.css";
import { useWorkbench, type WorkbenchControls, type WorkbenchProps } from "./use-workbench.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const ExampleNote = lazyPart(() =>
	import("../../form/example-note.tsx").then((module) => module.ExampleNote),
);
const ComparedColumns = lazyPart(() =>
	import("../compare/compared-columns.tsx").then((module) => module.ComparedColumns),
);

/** What a workbench's form is made of. */
export interface BenchProps extends WorkbenchProps {
	readonly controls: WorkbenchControls;
	/** Models of the task, for those compared. */
	readonly models: readonly string[];
}

/** The two kinds of a workbench's form; each is loaded with the first task that has it. */
export interface Benches {
	readonly Chat: ComponentType<BenchProps>;
	readonly Form: ComponentType<BenchProps & { readonly children: ReactNode }>;
}

/** The form of one task beside the result of its run, or a chat; below it the code of the call. */
export function Workbench({
	benches: { Chat, Form },
	...props
}: WorkbenchProps & { readonly benches: Benches }) {
	const { state, data, catalogue } = props;
	const models = state.connection === "local" ? listLocalModels(catalogue, state.task) : data.models;
	const controls = useWorkbench(props);
	const { form, call, kind, comparison } = controls;
	const isCompared = comparison.comparedModels.length > 0;
	return (
		<div
			className={styles.workbench}
			data-workbench=""
			data-chat={kind === "chat" || undefined}
			data-compared={isCompared || undefined}
		>
			<FitNote data={data} form={form} />
			{kind === "chat" ? (
				<Chat {...props} controls={controls} models={models} />
			) : (
				<Form {...props} controls={controls} models={models}>
					{isCompared && (
						<Suspense>
							<ComparedColumns
								comparison={comparison}
								first={controls.run.run}
								catalogue={catalogue}
								state={state}
								models={models}
								kind={kind}
							/>
						</Suspense>
					)}
				</Form>
			)}
			<div className={styles.tools}>
				<LiveSnippets call={call} />
				{readsText(data) && <TokenView text={toFormText(form.draft)} model={state.model} />}
			</div>
			{kind !== "chat" && (
				<AddModelButton
					count={comparison.comparedModels.length}
					onAdd={() => comparison.add(state.provider, models)}
				/>
			)}
		</div>
	);
}

/** Says where the example and the model do not fit each other; announced when it comes later. */
function FitNote({ data, form }: { readonly data: TaskData; readonly form: DraftControls }) {
	const hasNote = data.language !== undefined || findMask(data.example) !== undefined;
	// The form waits for a note that it begins with, so that nothing moves; a later one comes into the form.
	const [Boundary] = useState(() => (hasNote ? Fragment : Suspense));
	return (
		<div aria-live="polite" className={styles.fit}>
			{hasNote && (
				<Boundary>
					<ExampleNote
						data={data}
						draft={form.draft}
						onExample={form.isExample ? undefined : form.useExample}
					/>
				</Boundary>
			)}
		</div>
	);
}
