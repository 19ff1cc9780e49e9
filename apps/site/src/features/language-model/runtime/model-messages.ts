import type { TokenRow } from "./open-model.ts";

/** URLs of everything that the model needs. */
export interface ModelUrls {
	readonly graph: string;
	readonly config: string;
	readonly tokenizer: string;
	readonly tokenizerConfig: string;
	/** The two files of ONNX Runtime. */
	readonly runtime: { readonly mjs: string; readonly wasm: string };
}

/** What the page sends to the worker. */
export type ModelRequest =
	| { readonly kind: "load"; readonly urls: ModelUrls }
	| { readonly kind: "run"; readonly ids: readonly number[] };

/** What the worker sends to the page. */
export type ModelResponse =
	| { readonly kind: "bytes"; readonly count: number }
	| { readonly kind: "ready" }
	| { readonly kind: "rows"; readonly start: number; readonly rows: readonly TokenRow[] }
	| { readonly kind: "failed"; readonly message: string };
