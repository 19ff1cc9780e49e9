export { describeSnippetCall } from "./describe-call.ts";
export { exampleArgs } from "./example-args.ts";
export { LiteralError } from "./literals/text.ts";
export { SampleFile } from "./sample-file.ts";
export { snippetsFor } from "./snippets.ts";
export type {
	MissingReason,
	MissingSnippet,
	Snippet,
	SnippetCall,
	SnippetClient,
	SnippetLanguage,
	SnippetResult,
} from "./types.ts";
