import type { ReferencePackage } from "../../src/facts/reference/reference.ts";
import { readReference } from "./read-reference.ts";

const NAME = "virtual:pusula-reference";

/** Adds to the build a module with what the packages export, read from their sources once. */
export function referencePlugin() {
	let reading: Promise<readonly ReferencePackage[]> | undefined;
	return {
		name: "pusula-reference",
		resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
		async load(id: string) {
			if (id !== `\0${NAME}`) return undefined;
			reading ??= readReference();
			return `export const REFERENCE = ${JSON.stringify(await reading)};`;
		},
	};
}
