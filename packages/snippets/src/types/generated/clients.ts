// Made from packages/snippets/src/printers by `npm run generate`. Do not edit.

/** Library or program that a snippet calls the provider with. */
export type SnippetClient =
	| "@pusula/inference"
	| "huggingface.js"
	| "openai"
	| "fetch"
	| "huggingface_hub"
	| "fal_client"
	| "requests"
	| "curl"
	| "Invoke-RestMethod";
