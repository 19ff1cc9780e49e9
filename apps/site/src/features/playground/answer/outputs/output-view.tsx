import type { OutputKind } from "@pusula/tasks";
import { lazy, type ReactNode, Suspense } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import { AnswerView } from "./answer-view.tsx";
import { ChatView } from "./chat-view.tsx";
import { JsonView } from "./json-view.tsx";
import { LabelView, PairsView, type Scored } from "./label-view.tsx";
import { FileView, type Sound, SoundsView } from "./file-view.tsx";
import { PartBoundary } from "../../parts/part-boundary.tsx";
import type { OutputProps } from "./parts/output-props.ts";
import { PredictionView } from "./prediction-view.tsx";
import { SpanView, type Span } from "./span-view.tsx";
import { TextView } from "./text-view.tsx";
import { toText } from "./to-text.ts";

const AreaView = lazy(() => import("./areas/area-view.tsx").then((module) => ({ default: module.AreaView })));
const HeardInput = lazy(() =>
	import("./sound/heard-input.tsx").then((module) => ({ default: module.HeardInput })),
);
const VectorView = lazy(() =>
	import("./vectors/vector-view.tsx").then((module) => ({ default: module.VectorView })),
);

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

/** Kinds of output about what is heard, beside which the sound itself is shown where one was sent. */
const ABOUT_SOUND: readonly OutputKind[] = ["text", "labels"];

/** An output in the form its kind is best read in; as JSON where that cannot be drawn. */
export function OutputView({ kind, ...props }: OutputProps & { readonly kind: OutputKind }) {
	const View = VIEWERS[kind];
	const { inputs } = props.args;
	const sound = inputs instanceof Blob && inputs.type.startsWith("audio/") ? inputs : undefined;
	const view = <View {...props} />;
	return (
		<PartBoundary renderInstead={() => <AnyView value={props.output} />}>
			<Suspense>
				{sound && ABOUT_SOUND.includes(kind) ? (
					<HeardInput sound={sound} output={props.output} isText={kind === "text"}>
						{view}
					</HeardInput>
				) : (
					view
				)}
			</Suspense>
		</PartBoundary>
	);
}

function AnyView({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	return <JsonView value={value} label={words.output} />;
}
