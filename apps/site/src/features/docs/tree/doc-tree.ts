import { REFERENCE_IDS } from "../../../facts/reference/reference.ts";

/** A section of the documentation and its pages in reading order. */
export interface DocSection {
	/** Path part below `/docs/`; also the key of its words. */
	readonly id: "getting-started" | "tutorials" | "how-to" | "concepts" | "transformers" | "api";
	/** Path parts below the section; the same in every language. */
	readonly pages: readonly string[];
	/** A long section in parts, which have names of sections; together they are its pages. */
	readonly parts?: readonly DocPart[];
}

/** Pages of a section that belong together. */
export interface DocPart {
	readonly id: Exclude<DocSection["id"], "transformers">;
	readonly pages: readonly string[];
}

/** The guides of the Transformers library in the five parts of its index. */
const LIBRARY_PARTS: readonly DocPart[] = [
	{ id: "getting-started", pages: ["installation", "quick-tour", "from-v4-to-v5", "newer-models"] },
	{
		id: "tutorials",
		pages: ["pipeline", "loading", "preprocessing", "fine-tuning", "training-loop", "lora", "sharing"],
	},
	{
		id: "how-to",
		pages: [
			"text-classification",
			"token-classification",
			"question-answering",
			"summarization",
			"translation",
			"image-classification",
			"object-detection",
			"speech-recognition",
			"generation",
			"long-text",
			"chat-templates",
			"tool-calling",
			"rag",
			"quantization",
			"onnx",
			"speed-and-memory",
			"serving",
			"custom-models",
		],
	},
	{
		id: "concepts",
		pages: [
			"tokenizers-and-turkish",
			"architecture-families",
			"pretraining",
			"attention",
			"memory",
			"evaluation",
			"design",
		],
	},
	{ id: "api", pages: ["api-loading", "api-training", "api-generation"] },
];

/** The documentation in order. A page that is not named here, or named without a file, fails a test. */
export const DOC_TREE: readonly DocSection[] = [
	{ id: "getting-started", pages: ["quick-tour", "installation", "first-call"] },
	{
		id: "tutorials",
		pages: [
			"chat-with-streaming",
			"image-generation",
			"speech-to-text",
			"text-in-pictures",
			"embeddings-and-search",
			"from-choosing-to-production",
		],
	},
	{
		id: "how-to",
		pages: [
			"choose-a-model",
			"choose-a-provider",
			"keys-and-billing",
			"retries-and-timeouts",
			"errors",
			"structured-output",
			"queue-jobs",
			"failover",
			"million-rows",
			"model-exam-in-ci",
			"browser",
			"self-hosted-endpoints",
			"own-provider",
			"testing-with-the-simulator",
			"print-code",
			"migrate",
			"host-it-yourself",
		],
	},
	{
		id: "concepts",
		pages: [
			"tasks",
			"modalities",
			"routing-and-authentication",
			"tokens",
			"inside-a-language-model",
			"leaderboards",
			"streaming",
			"reliability",
		],
	},
	{
		id: "transformers",
		pages: LIBRARY_PARTS.flatMap(({ pages }) => pages),
		parts: LIBRARY_PARTS,
	},
	{
		id: "api",
		pages: REFERENCE_IDS,
	},
];

/** Where the index of the Transformers library is, which leads to the pages of its section. */
export const LIBRARY_INDEX = "/docs/transformers/";

/** Pages, by their path, whose route is a file of its own: they bring styles and a script that no other page has. */
export const PAGES_WITH_OWN_ROUTE: readonly string[] = ["concepts/inside-a-language-model", "transformers"];
