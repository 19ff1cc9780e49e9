export { LiteralError } from "./literals/text.ts";
export { SampleFile } from "./sample-file.ts";
export { describeSnippetCall, snippetsFor } from "./snippets.ts";
export type {
	MissingSnippet,
	Snippet,
	SnippetCall,
	SnippetClient,
	SnippetLanguage,
	SnippetResult,
} from "./types.ts";
