import { useEffect } from "react";
import type { Messages } from "../../../../messages/words.ts";
import { HandOverContext, type HandOverControls } from "../answer/hand-over/hand-over-context.ts";
import { holdTab } from "../form/draft-store.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import type { Catalogue } from "../target/catalogue.ts";
import { AccessContext } from "../target/connection/access-context.ts";
import { ConnectionFields } from "../target/connection/connection-fields.tsx";
import { TargetFields } from "../target/target-fields.tsx";
import { keepOffline } from "./keep-offline.ts";
import styles from "./page.module.css";
import { SavedBar } from "./saved/saved-bar.tsx";
import { usePageState } from "./use-page-state.ts";
import { Waiting } from "./waiting.tsx";
import { Workbench } from "./workbench.tsx";

/** The playground: what to run, with whom, the input, and what came out. Runs in the browser only. */
export function Playground({
	catalogue,
	words,
	copying,
}: {
	readonly catalogue: Catalogue;
	readonly words: Messages["playground"];
	readonly copying: Messages["code"];
}) {
	const { locale, modelLines, modelBytes, runtimeBytes } = catalogue;
	const page = usePageState(catalogue);
	const { state, controls, data, bench, readForm, change, open } = page;
	useEffect(holdTab, []);
	useEffect(() => keepOffline(locale), [locale]);
	const handOver: HandOverControls = {
		tasks: catalogue.tasks,
		open: (task, instead) => {
			open({ task }, { instead, compared: [] }, false);
			document.querySelector<HTMLElement>("[data-target-fields] select")?.focus();
		},
	};
	return (
		<PlaygroundContext value={{ locale, words, copying, modelLines, modelBytes, runtimeBytes }}>
			<AccessContext value={controls.accessFor}>
				<HandOverContext value={handOver}>
					<div className={styles.playground} data-playground="">
						<SavedBar catalogue={catalogue} state={state} readForm={readForm} onOpen={open} />
						<ConnectionFields
							catalogue={catalogue}
							state={state}
							controls={controls}
							isAttempted={page.isAttempted}
							onAgree={page.onAgree}
							onChange={(connection) => change({ connection })}
							onModels={page.setServed}
						/>
						<TargetFields
							catalogue={catalogue}
							state={state}
							form={controls.endpoint.form}
							list={page.list}
							onChange={change}
						/>
						{data === "failed" && <p role="alert">{words.noData}</p>}
						{data === "loading" && <Waiting />}
						{typeof data === "object" && (
							<Workbench
								key={`${state.task} ${String(bench.opened.id)}`}
								catalogue={catalogue}
								state={state}
								data={data}
								{...bench}
							/>
						)}
					</div>
				</HandOverContext>
			</AccessContext>
		</PlaygroundContext>
	);
}
