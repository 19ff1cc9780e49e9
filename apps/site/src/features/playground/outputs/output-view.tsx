import type { OutputKind } from "@pusula/tasks";
import type { ReactNode } from "react";
import { Bars } from "../../../ui/bars.tsx";
import type { ChatAnswer } from "../chat-answer.ts";
import { usePlayground } from "../playground-context.ts";
import { AreaView } from "./area-view.tsx";
import { ChatView } from "./chat-view.tsx";
import { MediaView } from "./media-view.tsx";
import type { OutputProps } from "./output-props.ts";
import styles from "./outputs.module.css";
import { SpanView, type Span } from "./span-view.tsx";
import { VectorView } from "./vector-view.tsx";

/** A viewer for each form of output. The seam from unknown outputs to those of the task: the client has checked them. */
const VIEWERS: Readonly<Record<OutputKind, (props: OutputProps) => ReactNode>> = {
	text: ({ output }) => <TextView text={toText(output)} />,
	chat: ({ output }) => <ChatView answer={output as ChatAnswer} />,
	labels: ({ output }) => <LabelView scores={output as readonly Scored[]} />,
	fillings: ({ output }) => <LabelView scores={output as readonly Scored[]} />,
	answers: ({ output }) => <LabelView scores={[output].flat() as readonly Scored[]} />,
	spans: ({ output, args }) => <SpanView text={String(args["inputs"])} spans={output as readonly Span[]} />,
	boxes: (props) => <AreaView {...props} />,
	masks: (props) => <AreaView {...props} />,
	points: ({ output }) => <RawView value={output} />,
	media: ({ output }) => <FileView output={output} />,
	sounds: ({ output }) => <SoundsView sounds={output as readonly Sound[]} />,
	vector: (props) => <VectorView {...props} />,
	pairs: ({ output, args }) => <PairsView numbers={output as readonly number[]} args={args} />,
	table: ({ output }) => <RowsView values={output as readonly unknown[]} />,
	other: ({ output }) => <RawView value={output} />,
};

/** An output in the form its kind is best read in. */
export function OutputView({ kind, ...props }: OutputProps & { readonly kind: OutputKind }) {
	const View = VIEWERS[kind];
	return <View {...props} />;
}

interface Scored {
	readonly label?: string;
	readonly answer?: string;
	readonly sequence?: string;
	readonly score?: number;
}

interface Sound {
	readonly blob: string;
	readonly "content-type": string;
	readonly label: string;
}

function TextView({ text }: { readonly text: string }) {
	return <p className={styles.text}>{text}</p>;
}

function LabelView({ scores }: { readonly scores: readonly Scored[] }) {
	const { locale } = usePlayground();
	const rows = scores.map((one) => ({
		label: one.label ?? one.answer ?? one.sequence ?? "",
		score: one.score,
	}));
	const isScored = rows.every(
		(row): row is { label: string; score: number } => typeof row.score === "number",
	);
	if (isScored) return <Bars bars={rows} locale={locale} />;
	return <TextView text={rows.map(({ label }) => label).join("\n")} />;
}

function FileView({ output }: { readonly output: unknown }) {
	const { words } = usePlayground();
	return output instanceof Blob ? (
		<MediaView blob={output} label={words.result} />
	) : (
		<RawView value={output} />
	);
}

function SoundsView({ sounds }: { readonly sounds: readonly Sound[] }) {
	return (
		<ul role="list" className={styles.list}>
			{sounds.map((sound) => (
				<li key={sound.label}>
					<p>{sound.label}</p>
					<MediaView blob={fromBase64(sound.blob, sound["content-type"])} label={sound.label} />
				</li>
			))}
		</ul>
	);
}

function PairsView({
	numbers,
	args,
}: {
	readonly numbers: readonly number[];
	readonly args: OutputProps["args"];
}) {
	const { locale } = usePlayground();
	const { sentences = [] } = args["inputs"] as { readonly sentences?: readonly string[] }; // checked by the form
	const bars = numbers.map((score, index) => ({ label: sentences[index] ?? String(index + 1), score }));
	return <Bars bars={bars} locale={locale} />;
}

function RowsView({ values }: { readonly values: readonly unknown[] }) {
	return (
		<ol className={styles.rows}>
			{values.map((value, index) => (
				<li key={`${String(index)}-${String(value)}`}>{String(value)}</li>
			))}
		</ol>
	);
}

function RawView({ value }: { readonly value: unknown }) {
	return <pre className={styles.raw}>{JSON.stringify(value, null, 2)}</pre>;
}

const TEXT_FIELDS = ["generated_text", "summary_text", "translation_text", "text"];

function toText(output: unknown): string {
	const [first]: unknown[] = [output].flat();
	if (typeof first === "string") return first;
	const fields = Object(first) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	const found = TEXT_FIELDS.map((name) => fields[name]).find((text) => typeof text === "string");
	return typeof found === "string" ? found : JSON.stringify(output);
}

function fromBase64(text: string, type: string): Blob {
	return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type });
}
