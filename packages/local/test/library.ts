import type * as Library from "@huggingface/transformers";
import { prepareNode } from "../src/engine/prepare-node.ts";

/**
 * The library, with the runtime that the package gives it. Files of tests share the modules of a worker: the first import of the
 * library settles its runtime for all of them, so no test imports it by itself.
 */
export async function openLibrary(): Promise<typeof Library> {
	await prepareNode();
	return import("@huggingface/transformers");
}
