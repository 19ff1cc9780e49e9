import { lazy, Suspense } from "react";
import { LiveSnippets } from "../code/live-snippets.tsx";
import { findMask } from "../form/example-mask.ts";
import { toFormText } from "../form/form-text.ts";
import { TokenView } from "../form/token-view/token-view.tsx";
import { listLocalModels } from "../target/catalogue.ts";
import { AddModelButton } from "./compare/add-model-button.tsx";
import styles from "./page.module.css";
import { Waiting } from "./waiting.tsx";
import { useWorkbench, type WorkbenchProps } from "./use-workbench.ts";

const ChatBench = lazy(() =>
	import("./chat/chat-bench.tsx").then((module) => ({ default: module.ChatBench })),
);
const ExampleNote = lazy(() =>
	import("../form/example-note.tsx").then((module) => ({ default: module.ExampleNote })),
);
const FormBench = lazy(() => import("./form-bench.tsx").then((module) => ({ default: module.FormBench })));

const ComparedColumns = lazy(() =>
	import("./compare/compared-columns.tsx").then((module) => ({ default: module.ComparedColumns })),
);

/** The form of one task beside the result of its run, or a chat; below it the code of the call. */
export function Workbench(props: WorkbenchProps) {
	const { state, data, catalogue } = props;
	const models = state.connection === "local" ? listLocalModels(catalogue, state.task) : data.models;
	const controls = useWorkbench(props);
	const { form, call, kind, comparison } = controls;
	const columns = comparison.comparedModels.length > 0 && (
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
	);
	return (
		<Suspense fallback={<Waiting />}>
			<div
				className={styles.workbench}
				data-workbench=""
				data-chat={kind === "chat" || undefined}
				data-compared={comparison.comparedModels.length > 0 || undefined}
			>
				<div aria-live="polite" className={styles.fit}>
					{(data.language !== undefined || findMask(data.example) !== undefined) && (
						<Suspense>
							<ExampleNote
								data={data}
								draft={form.draft}
								onExample={form.isExample ? undefined : form.useExample}
							/>
						</Suspense>
					)}
				</div>
				{kind === "chat" ? (
					<>
						<ChatBench {...props} controls={controls} />
						{columns && <div className={styles.results}>{columns}</div>}
					</>
				) : (
					<FormBench {...props} controls={controls}>
						{columns}
					</FormBench>
				)}
				<div className={styles.tools}>
					<LiveSnippets call={call} />
					<TokenView text={toFormText(form.draft)} model={state.model} />
				</div>
				<AddModelButton
					count={comparison.comparedModels.length}
					onAdd={() => comparison.add(state.provider, models)}
				/>
			</div>
		</Suspense>
	);
}
