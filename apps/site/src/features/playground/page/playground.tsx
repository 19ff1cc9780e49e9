import { Suspense, useEffect } from "react";
import { holdTab } from "../form/draft/draft-store.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { LostPart } from "../parts/lost-part.tsx";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { keepOffline } from "./keep-offline.ts";
import { PlaygroundView, type PlaygroundProps } from "./playground-view.tsx";
import { TakePlace } from "./take-place.tsx";
import { usePageState } from "./state/use-page-state.ts";
import { Waiting } from "./waiting.tsx";
import { type Benches, Workbench } from "./workbench/workbench.tsx";

const BENCHES: Benches = {
	Chat: lazyPart(() => import("./chat/chat-bench.tsx").then((module) => module.ChatBench)),
	Form: lazyPart(() => import("./form-bench.tsx").then((module) => module.FormBench)),
};

/** The playground: what to run, with whom, the input, and what came out. Runs in the browser only. */
export function Playground(props: PlaygroundProps) {
	return (
		<PartBoundary
			renderInstead={(retry) => (
				<>
					<LostPart words={props.words} onRetry={retry} />
					<TakePlace />
				</>
			)}
		>
			<WholePlayground {...props} />
		</PartBoundary>
	);
}

function WholePlayground(props: PlaygroundProps) {
	const { catalogue, words } = props;
	const page = usePageState(catalogue);
	const { state, data, bench } = page;
	useEffect(holdTab, []);
	useEffect(() => keepOffline(catalogue.locale), [catalogue.locale]);
	return (
		<PlaygroundView {...props} page={page}>
			{data === "failed" && (
				<>
					<LostPart words={words} onRetry={page.retryData} />
					<TakePlace />
				</>
			)}
			{data === "loading" && <Waiting />}
			{typeof data === "object" && (
				<Suspense key={`${state.task} ${String(bench.opened.id)}`} fallback={<Waiting />}>
					<Workbench benches={BENCHES} catalogue={catalogue} state={state} data={data} {...bench} />
					<TakePlace />
				</Suspense>
			)}
		</PlaygroundView>
	);
}
