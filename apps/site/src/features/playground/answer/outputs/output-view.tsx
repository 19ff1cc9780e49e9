import type { OutputKind } from "@pusula/tasks";
import { lazy, type ReactNode, Suspense } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import { AnswerView } from "./answer-view.tsx";
import { ChatView } from "./chat-view.tsx";
import { JsonView } from "./json-view.tsx";
import { LabelView, PairsView, type Scored } from "./label-view.tsx";
import { FileView, type Sound, SoundsView } from "./file-view.tsx";
import { OutputBoundary } from "./output-boundary.tsx";
import type { OutputProps } from "./output-props.ts";
import { PredictionView } from "./prediction-view.tsx";
import { SpanView, type Span } from "./span-view.tsx";
import { TextView } from "./text-view.tsx";

const AreaView = lazy(() => import("./area-view.tsx").then((module) => ({ default: module.AreaView })));
const VectorView = lazy(() => import("./vector-view.tsx").then((module) => ({ default: module.VectorView })));

/** A viewer for each form of output. The seam from unknown outputs to those of the task: the client has checked them. */
const VIEWERS: Readonly<Record<OutputKind, (props: OutputProps) => ReactNode>> = {
	text: ({ output }) => <TextView text={toText(output)} />,
	chat: (props) => <ChatView {...props} />,
	labels: ({ output }) => <LabelView scores={output as readonly Scored[]} />,
	fillings: ({ output }) => <LabelView scores={output as readonly Scored[]} />,
	answers: (props) => <AnswerView {...props} />,
	spans: ({ output, args }) => <SpanView text={String(args["inputs"])} spans={output as readonly Span[]} />,
	boxes: (props) => <AreaView {...props} />,
	masks: (props) => <AreaView {...props} />,
	points: ({ output }) => <AnyView value={output} />,
	media: ({ output }) => (output instanceof Blob ? <FileView blob={output} /> : <AnyView value={output} />),
	sounds: ({ output }) => <SoundsView sounds={output as readonly Sound[]} />,
	vector: (props) => <VectorView {...props} />,
	pairs: ({ output, args }) => <PairsView numbers={output as readonly number[]} args={args} />,
	table: ({ output, args }) => <PredictionView values={output as readonly unknown[]} args={args} />,
	other: ({ output }) => <AnyView value={output} />,
};

/** An output in the form its kind is best read in; as JSON where that cannot be drawn. */
export function OutputView({ kind, ...props }: OutputProps & { readonly kind: OutputKind }) {
	const View = VIEWERS[kind];
	return (
		<OutputBoundary fallback={<AnyView value={props.output} />}>
			<Suspense>
				<View {...props} />
			</Suspense>
		</OutputBoundary>
	);
}

function AnyView({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	return <JsonView value={value} label={words.output} />;
}

const TEXT_FIELDS = ["generated_text", "summary_text", "translation_text", "text"];

function toText(output: unknown): string {
	const [first]: unknown[] = [output].flat();
	if (typeof first === "string") return first;
	const fields = Object(first) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	const found = TEXT_FIELDS.map((name) => fields[name]).find((text) => typeof text === "string");
	return typeof found === "string" ? found : JSON.stringify(output);
}
