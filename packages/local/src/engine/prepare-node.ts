import { isNode } from "../lib/is-node.ts";

const RUNTIME = Symbol.for("onnxruntime");

/**
 * Outside pages, where the native runtime of the library is not installed, its WebAssembly runtime takes the place: the
 * library uses what it finds under this symbol.
 */
export async function prepareNode(): Promise<void> {
	if (!isNode() || RUNTIME in globalThis || (await hasNativeRuntime())) return;
	Object.assign(globalThis, { [RUNTIME]: await load("onnxruntime-web") });
}

/** True where WebAssembly runs the models of Node. */
export function usesWebRuntime(): boolean {
	return RUNTIME in globalThis;
}

async function hasNativeRuntime(): Promise<boolean> {
	try {
		const runtime = await load("onnxruntime-node");
		return "InferenceSession" in runtime;
	} catch {
		return false;
	}
}

/** Imports a package by a name that bundlers of pages do not follow. */
function load(name: string): Promise<object> {
	return import(/* @vite-ignore */ /* webpackIgnore: true */ name) as Promise<object>;
}
