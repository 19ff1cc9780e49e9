import type { ModelShape, TokenRow } from "./open-model.ts";

/** Where everything lies that the model needs. */
export interface ModelUrls {
	/** Id of the model, under which its files are kept on the device. */
	readonly model: string;
	/** URL of the folder with its files. */
	readonly folder: string;
	/** The two files of ONNX Runtime. */
	readonly runtime: { readonly mjs: string; readonly wasm: string };
}

/** What the page sends to the worker. */
export type ModelRequest =
	| {
			readonly kind: "load";
			readonly graph: Uint8Array;
			readonly shape: ModelShape;
			readonly runtime: ModelUrls["runtime"];
	  }
	| { readonly kind: "run"; readonly ids: readonly number[] };

/** What the worker sends to the page. */
export type ModelResponse =
	| { readonly kind: "bytes"; readonly count: number }
	| { readonly kind: "ready" }
	| { readonly kind: "rows"; readonly start: number; readonly rows: readonly TokenRow[] }
	| { readonly kind: "failed"; readonly message: string };
