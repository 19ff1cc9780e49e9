import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { toDraftName } from "../form/draft/draft-store.ts";
import type { TaskData } from "../target/task-data.ts";
import { chooseConnection, toParams } from "../target/state/playground-state.ts";
import { ChatBench } from "./chat/chat-bench.tsx";
import { FormBench } from "./form-bench.tsx";
import styles from "./workbench/page.module.css";
import { PlaygroundView, type PlaygroundProps } from "./playground-view.tsx";
import { usePageState } from "./state/use-page-state.ts";
import { Workbench } from "./workbench/workbench.tsx";

/**
 * The playground as it opens, in the page's HTML: read before the script is there, which then puts the same in its place.
 * Until then nothing in it can be used. `SHELL_BOOT` removes it where the page opens with anything else.
 */
export function PlaygroundShell({ data, ...props }: PlaygroundProps & { readonly data: TaskData }) {
	const { catalogue, words } = props;
	const page = usePageState(catalogue, data);
	const { state, bench } = page;
	const url = toParams(state, {}, chooseConnection(catalogue, state.task));
	return (
		<fieldset
			disabled
			className={styles.shell}
			data-shell=""
			data-url={`?${url.toString()}`}
			data-kept={toDraftName(state.task)}
		>
			<legend>
				<VisuallyHidden>{words.loading}</VisuallyHidden>
			</legend>
			<PlaygroundView {...props} page={page}>
				{typeof page.data === "object" && (
					<Workbench
						benches={{ Chat: ChatBench, Form: FormBench }}
						catalogue={catalogue}
						state={state}
						data={page.data}
						{...bench}
					/>
				)}
			</PlaygroundView>
		</fieldset>
	);
}
