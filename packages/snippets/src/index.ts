export { describeSnippetCall } from "./plan/describe-call.ts";
export { exampleArgs } from "./args/example-args.ts";
export { LiteralError } from "./literals/text.ts";
export type { LiteralErrorCode } from "./literals/text.ts";
export { getInferenceSnippets } from "./reference/get-inference-snippets.ts";
export type {
	InferenceSnippet,
	InferenceSnippetOptions,
	ModelDataMinimal,
	SnippetMapping,
} from "./reference/types.ts";
export { SampleFile } from "./args/sample-file.ts";
export { printTaskCall } from "./print/print-task-call.ts";
export type { TaskCall } from "./print/print-task-call.ts";
export { SNIPPET_CLIENTS, snippetsFor } from "./print/snippets.ts";
export type {
	MissingReason,
	MissingSnippet,
	ProviderMaker,
	Snippet,
	SnippetCall,
	SnippetClient,
	SnippetLanguage,
	SnippetOutput,
	SnippetResult,
} from "./types/snippet.ts";
