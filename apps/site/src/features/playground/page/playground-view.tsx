import { lazy, type ReactNode, useState } from "react";
import type { Messages } from "../../../../messages/words.ts";
import { HandOverContext, type HandOverControls } from "../answer/hand-over/hand-over-context.ts";
import { focusOn, TASK_CHOICE } from "../parts/focus.ts";
import { lazyPart, LazyPlace } from "../parts/lazy-part.tsx";
import { readSearch } from "../parts/page-url.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import type { Catalogue } from "../target/state/catalogue.ts";
import type { PlaygroundState } from "../target/state/playground-state.ts";
import { AccessContext } from "../target/connection/access-context.ts";
import { ConnectionFields } from "../target/connection/connection-fields.tsx";
import { ModelSourcesContext } from "../target/models/use-model-list.ts";
import { TargetFields } from "../target/target-fields.tsx";
import styles from "./workbench/page.module.css";
import { SavedBar } from "./saved/saved-bar.tsx";
import type { PageState } from "./state/use-page-state.ts";

const ContactNote = lazyPart(() => import("./contact-note.tsx").then((module) => module.ContactNote));

const LostLink = lazy(async () => ({ default: (await import("./lost-link.tsx")).LostLink }));

/** What every playground needs of its page. */
export interface PlaygroundProps {
	readonly catalogue: Catalogue;
	readonly words: Messages["playground"];
	readonly copying: Messages["code"];
}

/** What to run and with whom, above the workbench. */
export function PlaygroundView({
	catalogue,
	words,
	copying,
	page,
	children,
}: PlaygroundProps & {
	readonly page: PageState;
	readonly children: ReactNode;
}) {
	const { locale, modelFacts } = catalogue;
	const { state, controls, change, open } = page;
	const handOver: HandOverControls = {
		tasks: catalogue.tasks,
		open: (task, instead) => {
			open({ task }, { instead, compared: [] }, false);
			focusOn(TASK_CHOICE);
		},
	};
	return (
		<PlaygroundContext value={{ locale, words, copying, modelFacts }}>
			<AccessContext value={controls.accessFor}>
				<HandOverContext value={handOver}>
					<ModelSourcesContext value={page.sources}>
						<div className={styles.playground} data-playground="">
							<LinkNote catalogue={catalogue} state={state} />
							<SavedBar catalogue={catalogue} page={page} />
							<ConnectionFields
								catalogue={catalogue}
								state={state}
								controls={controls}
								isAttempted={page.isAttempted}
								contact={
									page.onAgree && (
										<ContactNote
											catalogue={catalogue}
											state={state}
											compared={page.compared}
											onAgree={page.onAgree}
										/>
									)
								}
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
							{children}
						</div>
					</ModelSourcesContext>
				</HandOverContext>
			</AccessContext>
		</PlaygroundContext>
	);
}

/** Only a page whose link has other values than its state looks at it; where the code does not come, nothing is said of the link. */
function LinkNote(props: { readonly catalogue: Catalogue; readonly state: PlaygroundState }) {
	const [search] = useState(() => {
		const link = new URLSearchParams(readSearch());
		const state: Readonly<Record<string, string>> = { ...props.state };
		const isKept = [...link].every(([name, value]) => !value || [undefined, value].includes(state[name]));
		return isKept ? "" : String(link);
	});
	return (
		<LazyPlace fallback={undefined}>{search !== "" && <LostLink search={search} {...props} />}</LazyPlace>
	);
}
