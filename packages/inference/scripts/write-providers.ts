import { printImports, type RegistryValue, writeRegistry } from "@pusula/tools/registry";

/** Chosen by no id, but by `auto`. */
const NOT_LISTED = "auto-router";

/** Writes the lists of all providers and of their facts from their files. With `isCheck` nothing is written, and a difference sets exit code 1. */
export function writeProviders(isCheck: boolean): void {
	const pathOf = (path: string): string => new URL(`../src/${path}`, import.meta.url).pathname;
	const folder = pathOf("providers");
	const providers = pathOf("registry/generated/providers.ts");
	const facts = pathOf("registry/generated/provider-facts.ts");
	writeRegistry({ folder, file: providers, type: "Provider", print: printProviderList }, isCheck);
	writeRegistry({ folder, file: facts, type: "ProviderFacts", print: printFactsList }, isCheck);
}

function printProviderList(all: readonly RegistryValue[]): string {
	const values = all.filter(({ id }) => id !== NOT_LISTED);
	const ids = values.map(({ id }) => id).toSorted();
	return `import type { Provider } from "../../types/provider.ts";
${printImports(values, "../../providers")}

/** Every provider by its id. The order is the one messages list them in. */
export const PROVIDERS = {
${values.map(printEntry).join("\n")}
} as const satisfies Readonly<Record<string, Provider>>;

/** Id of a provider. */
export type InferenceProvider = keyof typeof PROVIDERS;

/** Ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS = [
${ids.map((id) => `\t${JSON.stringify(id)},\n`).join("")}] as const satisfies readonly InferenceProvider[];

/** A provider's id, or \`auto\`. */
export type InferenceProviderOrPolicy = InferenceProvider | "auto";
`;
}

function printFactsList(values: readonly RegistryValue[]): string {
	return `import type { ProviderFacts } from "../../types/provider.ts";
${printImports(values, "../../providers")}

/** Name, documentation and state of each provider, for readers, by its id. */
export const PROVIDER_FACTS = {
${values.map(printEntry).join("\n")}
} as const satisfies Readonly<Record<string, ProviderFacts>>;
`;
}

function printEntry({ name, id }: RegistryValue): string {
	if (name === id) return `\t${name},`;
	return `\t${/^\w+$/.test(id) ? id : JSON.stringify(id)}: ${name},`;
}
