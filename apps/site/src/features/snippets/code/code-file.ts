import { HUB_URL } from "@pusula/inference/core";
import { SampleFile, type SnippetLanguage } from "@pusula/snippets";
import { AUTO } from "../../../facts/providers/first-provider.ts";
import { findKnownProvider } from "../../../facts/providers/known-providers.ts";
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import { type CodeLanguage, highlight, type HighlightedCode } from "../../../lib/words/highlight.ts";
import { toDateWords } from "../../../lib/words/date-words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type ClientCode, listClientCode, listWays, type CallForm } from "./client-code.ts";
import { toClientTitle } from "./clients.ts";
import type { ExampleCall } from "./example-call.ts";
import { findRun } from "./find-run.ts";
import { printModelNote } from "./model-note.ts";
import { packCode, type PackedCode } from "./packed-code.ts";

/** Notes beside the code, in this order. */
export const PANEL_FACTS = ["install", "token", "reads", "output", "run"] as const;

/** One of the notes beside the code. */
export type PanelFact = (typeof PANEL_FACTS)[number];

/** One client's code with its notes, or the reason why there is none, in one language. */
export interface ClientPanel {
	/** Name in forms: `python-requests`. */
	readonly value: string;
	/** Name for readers: `Python · requests`. */
	readonly title: string;
	readonly code?: HighlightedCode;
	readonly facts: { readonly [F in PanelFact]?: string };
	/** True when the code was run unchanged; otherwise its syntax was checked, or nothing is known. */
	readonly isRun: boolean;
	readonly missing?: string;
}

/** A form of the call, with all clients. */
export interface FormPanels extends CallForm {
	readonly clients: readonly ClientPanel[];
}

/** Everything a page shows of one provider's call of an example. */
export interface CodeFile {
	/** The provider's name for people. */
	readonly provider: string;
	readonly model: string;
	/** What a reader has to know of the model before taking the code: its language, its licence. */
	readonly modelNote?: string;
	/** URL of the provider's documentation. */
	readonly docs: string;
	/** URL of a list of the provider's models on the hub; undefined where the hub lists none. */
	readonly models?: string;
	/** The call as the page's own simulation takes it; nothing where it needs a file. */
	readonly demo?: string;
	readonly ways: readonly FormPanels[];
}

/** A client's code as pages fetch it. */
export interface PublishedPanel extends Omit<ClientPanel, "code"> {
	readonly code?: PackedCode;
}

/** The same as pages fetch it. */
export interface PublishedFile extends Omit<CodeFile, "ways"> {
	/** What is known of the model, in one line; undefined for a model that the table does not hold. */
	readonly modelFacts?: string;
	readonly ways: readonly (CallForm & { readonly clients: readonly PublishedPanel[] })[];
}

/** The file that pages fetch, with what is known of the model: the page itself says that of its first model alone. */
export function toPublished(file: CodeFile, modelFacts: string | undefined): PublishedFile {
	return {
		...file,
		...(modelFacts !== undefined && { modelFacts }),
		ways: file.ways.map(({ clients, ...way }) => ({
			...way,
			clients: clients.map(({ code, ...panel }) => ({ ...panel, ...(code && { code: packCode(code) }) })),
		})),
	};
}

const LANGUAGES: Readonly<Record<SnippetLanguage, CodeLanguage>> = {
	js: "javascript",
	python: "python",
	sh: "shellscript",
	powershell: "powershell",
};
const PLATFORM_DOCS = "https://huggingface.co/docs/inference-providers";

/** Code for a call in every form; used only while pages are built. */
export async function buildCodeFile(call: ExampleCall, tag: string, locale: Locale): Promise<CodeFile> {
	const provider = findKnownProvider(call.provider);
	const ways = listWays(call).map(async (way) => ({
		...way,
		clients: await Promise.all(listClientCode(call, way).map((one) => toPanel(one, call, locale))),
	}));
	const { task, model, args } = call;
	const modelNote = printModelNote(call, locale);
	return {
		provider: nameProvider(call.provider, locale),
		model,
		...(modelNote && { modelNote }),
		docs: provider?.docs ?? PLATFORM_DOCS,
		...(provider?.clientSideOnly ? {} : { models: toModelsUrl(call.provider, tag) }),
		...(needsFile(call.args) ? {} : { demo: JSON.stringify({ task, provider: call.provider, model, args }) }),
		ways: await Promise.all(ways),
	};
}

/** The name of a provider for people. */
export function nameProvider(id: string, locale: Locale): string {
	return id === AUTO ? wordsIn(locale).snippets.auto : (findKnownProvider(id)?.name ?? id);
}

function toModelsUrl(provider: string, tag: string): string {
	const params = new URLSearchParams({
		inference_provider: provider === AUTO ? "all" : provider,
		pipeline_tag: tag,
	});
	return `${HUB_URL}/models?${params}`;
}

async function toPanel(one: ClientCode, call: ExampleCall, locale: Locale): Promise<ClientPanel> {
	const { value, language, made } = one;
	const words = wordsIn(locale).snippets;
	const title = toClientTitle(one);
	if ("reason" in made) return { value, title, facts: {}, isRun: false, missing: words.reasons[made.reason] };
	const { install, tokenName, reads, output, writes = "", code } = made.snippet;
	const run = findRun({ task: call.task, provider: made.provider }, one);
	const date = run && toDateWords(run.date, locale);
	return {
		value,
		title,
		code: await highlight(code, LANGUAGES[language]),
		isRun: run?.state === "ran",
		facts: {
			...(install !== undefined && { install }),
			...(tokenName !== undefined && { token: tokenName }),
			...(reads.length > 0 && { reads: reads.join(", ") }),
			output: fill(words.outputs[output], { name: writes }),
			...(run && { run: fill(words[run.state], { version: run.version, date: date ?? "" }) }),
		},
	};
}

/** True when a value holds a file that the reader has to provide. */
function needsFile(value: unknown): boolean {
	if (value instanceof SampleFile) return true;
	return typeof value === "object" && value !== null && Object.values(value).some(needsFile);
}
