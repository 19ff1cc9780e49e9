import type { OutputKind } from "@pusula/tasks";
import type { Area } from "../../../../lib/media/area.ts";
import type { ChatAnswer } from "../../run/state/chat-answer.ts";
import { INPUT_KINDS, type InputKind } from "../../target/state/catalogue.ts";
import { base64ToBlob } from "../outputs/base64-to-blob.ts";
import { toText } from "../outputs/to-text.ts";

/** A part of an output that can be the input of another task. */
export interface Carried {
	readonly kind: InputKind;
	/** A text, a file, or what makes the file once a task is chosen for it. */
	readonly value: string | Blob | (() => Promise<Blob>);
	/** Its label in the output; absent for the whole of it. */
	readonly label?: string | undefined;
	/** Number that the model gave it, where there is one for each part; usually from 0 to 1. */
	readonly score?: number;
}

type Args = Readonly<Record<string, unknown>>;

/** What of an output other tasks take: its text, its file, each of its files, or the parts of the input that it has found. */
export function listCarried(kind: OutputKind, output: unknown, args: Args = {}): readonly Carried[] {
	return (READERS[kind]?.(output, args) ?? []).filter(({ value }) => {
		if (typeof value === "string") return value.trim() !== "";
		return !(value instanceof Blob) || value.size > 0;
	});
}

/** The first of a list of scored texts is the best. */
const toBest = (output: unknown): readonly Carried[] => {
	const [first]: unknown[] = [output].flat();
	const { sequence, answer, label } = Object(first) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	const text = [sequence, answer, label].find((one) => typeof one === "string");
	return text === undefined ? [] : [{ kind: "text", value: text }];
};

const READERS: Readonly<Partial<Record<OutputKind, (output: unknown, args: Args) => readonly Carried[]>>> = {
	text: (output) => [{ kind: "text", value: toText(output) }],
	chat: (output) => [{ kind: "text", value: (output as ChatAnswer).text }], // made by the runner for this kind
	labels: toBest,
	fillings: toBest,
	answers: toBest,
	table: (output) => [{ kind: "text", value: [output].flat().map(String).join("\n") }],
	pairs: (output, { inputs }) => {
		const { sentences } = Object(inputs) as { readonly sentences?: unknown }; // fields of any object are unknown
		const scores: readonly unknown[] = [output].flat();
		return [sentences]
			.flat()
			.flatMap((value, index) => {
				const score = scores[index];
				if (typeof value !== "string" || typeof score !== "number") return [];
				return [{ kind: "text" as const, value, label: value, score }];
			})
			.toSorted((a, b) => b.score - a.score);
	},
	spans: (output, { inputs }) =>
		listLabelled(output).flatMap(({ entity_group: group, entity = group, start, end }) => {
			if (typeof inputs !== "string" || typeof start !== "number" || typeof end !== "number") return [];
			const value = inputs.slice(start, end);
			return [{ kind: "text", value, label: `${value} (${String(entity)})` }];
		}),
	boxes: (output, { inputs }) =>
		listLabelled(output).flatMap(({ label, box }, index) => {
			if (!(inputs instanceof Blob) || typeof box !== "object" || box === null) return [];
			const value = async (): Promise<Blob> => {
				const { cropPicture } = await import("./crop-picture.ts");
				return cropPicture(inputs, box as NonNullable<Area["box"]>); // checked by the client
			};
			return [{ kind: "image", value, label: `${String(index + 1)}. ${String(label)}` }];
		}),
	media: (output) => (output instanceof Blob ? listFile(output) : []),
	sounds: (output) =>
		listLabelled(output).flatMap(({ label, blob, "content-type": type }) =>
			typeof blob === "string" && typeof type === "string" ? listFile(base64ToBlob(blob, type), label) : [],
		),
	masks: (output) =>
		listLabelled(output).flatMap(({ label, mask }) =>
			typeof mask === "string" ? listFile(base64ToBlob(mask, "image/png"), label) : [],
		),
};

function listFile(value: Blob, label?: unknown): readonly Carried[] {
	const kind = INPUT_KINDS.find((one) => value.type.startsWith(`${one}/`));
	if (!kind || kind === "text") return [];
	return [{ kind, value, label: typeof label === "string" ? label : undefined }];
}

function listLabelled(output: unknown): readonly Readonly<Record<string, unknown>>[] {
	return [output].flat().map((one) => Object(one) as Readonly<Record<string, unknown>>); // as above
}
