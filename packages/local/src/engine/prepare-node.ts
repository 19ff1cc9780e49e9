import { isNode } from "../lib/is-node.ts";

const RUNTIME = Symbol.for("onnxruntime");

/**
 * Outside pages, where the native runtime of the library is not installed, its WebAssembly runtime takes the place: the
 * library uses what it finds under this symbol.
 */
export async function prepareNode(): Promise<void> {
	if (!isNode() || RUNTIME in globalThis || (await hasNativeRuntime())) return;
	Object.assign(globalThis, { [RUNTIME]: await importPackage("onnxruntime-web") });
}

/** True where WebAssembly runs the models of Node. */
export function usesWebRuntime(): boolean {
	return RUNTIME in globalThis;
}

/** Imports a package by a name that bundlers of pages do not follow. */
export function importPackage<Package extends object>(name: string): Promise<Package> {
	return import(/* @vite-ignore */ /* webpackIgnore: true */ name) as Promise<Package>;
}

async function hasNativeRuntime(): Promise<boolean> {
	try {
		const runtime = await importPackage("onnxruntime-node");
		return "InferenceSession" in runtime;
	} catch {
		return false;
	}
}
