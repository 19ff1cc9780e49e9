import { readFileSync } from "node:fs";
import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { describe, expect, it } from "vitest";
import { LIBRARIES, type Version } from "./clients.ts";
import { compile, typeNamesOf } from "./compile.ts";
import { readSection } from "./read-section.ts";
import { compareTypes, OTHER_TYPES } from "./same-types.ts";

const PACKAGES: Readonly<Record<Version, string>> = {
	"3.13.1": "@huggingface/inference",
	"4.13.30": "@huggingface/inference-newest",
};
const VERSIONS: readonly Version[] = ["3.13.1", "4.13.30"];
/** Functions whose signature depends on the options: the drop-in program covers each form. */
const BY_OPTIONS = new Set(["textToImage"]);

/** The published catalogues beside ours, which the client exports too. */
const CATALOGUES = [
	["@huggingface/tasks", "@pusula/inference"],
	["@huggingface/tasks-newest", "@pusula/inference"],
	["@huggingface/tasks-newest", "@pusula/tasks"],
] as const;

/** Some of the types that both have; a comparison without them would compare nothing. */
const SHARED_TYPES = [
	"ChatCompletionInput",
	"ChatCompletionInputMessage",
	"ChatCompletionOutput",
	"ChatCompletionStreamOutput",
	"FillMaskOutput",
	"TextGenerationInput",
];
const COMPILE_MS = 120_000;

/** Where a published type is wider or narrower than what is true, and ours keeps to that. */
const ALLOWED: Readonly<Record<string, string>> = {
	imageToText_output: "generatedText is declared but sent by one provider only",
};

/** The functions that a published version exports. */
function publishedFunctionsOf(version: Version): readonly string[] {
	return Object.entries(LIBRARIES[version])
		.filter(([name, value]) => typeof value === "function" && /^[a-z]/.test(name))
		.map(([name]) => name);
}

/** Those of them that this package has too, and whose signature is the same whatever the options. */
function functionsOf(version: Version): readonly string[] {
	return publishedFunctionsOf(version).filter((name) => name in LIBRARIES.ours && !BY_OPTIONS.has(name));
}

/** A program with one line for each side of each function: arguments and options go in, outputs come out. */
function printProof(version: Version): string {
	const lines = functionsOf(version).flatMap((name) => [
		`export const ${name}_args = (given: Args<typeof theirs.${name}>): Args<typeof ours.${name}> => given;`,
		`export const ${name}_options = (given: Options<typeof theirs.${name}>): Options<typeof ours.${name}> => given;`,
		`export const ${name}_output = (given: Output<typeof ours.${name}>): Output<typeof theirs.${name}> => given;`,
	]);
	return `import type * as theirs from "${PACKAGES[version]}";
import type * as ours from "@pusula/inference";
type Args<F> = F extends (args: infer A, ...others: never[]) => unknown ? A : never;
type Options<F> = F extends (args: never, options: infer O) => unknown ? O : never;
type Output<F> = F extends (...args: never[]) => infer R ? R : never;
${lines.join("\n")}
`;
}

function unexplained(version: Version): readonly string[] {
	return compile(new Map([["proof.ts", printProof(version)]])).flatMap(({ line, message }) => {
		const name = /export const (\w+)/.exec(line)?.[1] ?? line;
		return name in ALLOWED ? [] : [`${name}: ${message}`];
	});
}

describe("types", () => {
	it.each(["@huggingface/inference", "@pusula/inference"])(
		"the program for 3.13.1 compiles with %s",
		(name) => {
			const path = new URL("../../packages/inference/test/types/drop-in.ts", import.meta.url);
			const text = readFileSync(path, "utf8").replaceAll("@pusula/inference", name);
			expect(compile(new Map([["program.ts", text]]))).toEqual([]);
		},
	);

	it("what must not compile does not, under ordinary settings too", () => {
		const path = new URL("../../packages/inference/test/types/must-not-compile.ts", import.meta.url);
		expect(compile(new Map([["refused.ts", readFileSync(path, "utf8")]]))).toEqual([]);
	});

	it.each(VERSIONS)("every function takes what that of %s takes, and returns what it returns", (version) => {
		expect(unexplained(version)).toEqual([]);
	});

	it(
		"types of the published catalogue go into ours and out of them",
		() => {
			const compared = CATALOGUES.map(([published, own]) => compareTypes(published, own));
			const found = compared.flatMap(({ other }) => other);
			expect(new Set(found)).toEqual(new Set(Object.keys(OTHER_TYPES)));
			for (const { shared } of compared) expect(shared).toEqual(expect.arrayContaining(SHARED_TYPES));
		},
		COMPILE_MS,
	);

	it(
		"types of the published catalogue go into ours where optional fields may not be undefined",
		() => {
			const { refused } = compareTypes("@huggingface/tasks", "@pusula/inference", true);
			expect(refused.filter((name) => !Object.hasOwn(OTHER_TYPES, name))).toEqual([]);
		},
		COMPILE_MS,
	);

	it("types that differ stand in the list of differences", () => {
		const path = new URL("../../packages/inference/docs/differences.md", import.meta.url);
		const types = readSection(readFileSync(path, "utf8"), "Types");
		expect(Object.keys(OTHER_TYPES).filter((name) => !types.includes(`\`${name}\``))).toEqual([]);
		const named = [...types.matchAll(/`([A-Z]\w+(?:Input|InputData|Parameters|Output))`/g)].map(
			([, name = ""]) => name,
		);
		expect(named.filter((name) => !Object.hasOwn(OTHER_TYPES, name))).toEqual([]);
	});

	it("the lists of providers are tuples", () => {
		const first = JSON.stringify(INFERENCE_PROVIDERS[0]);
		const text = `import { INFERENCE_PROVIDERS, PROVIDERS_OR_POLICIES } from "@pusula/inference";
import { z } from "zod";
export const provider: "groq" | "auto" | undefined = z.enum(PROVIDERS_OR_POLICIES).extract(["groq", "auto"]).safeParse("groq").data;
export const first: ${first} = INFERENCE_PROVIDERS[0];
`;
		expect(compile(new Map([["tuples.ts", text]]))).toEqual([]);
	});

	it("no longer allows what does not occur", () => {
		const found = VERSIONS.flatMap((version) => compile(new Map([["proof.ts", printProof(version)]])));
		const names = found.map(({ line }) => /export const (\w+)/.exec(line)?.[1]);
		expect(Object.keys(ALLOWED).filter((name) => !names.includes(name))).toEqual([]);
	});

	it.each(VERSIONS)("every type name of %s is here too", (version) => {
		const names = new Set(typeNamesOf("@pusula/inference"));
		expect(typeNamesOf(PACKAGES[version]).filter((name) => !names.has(name))).toEqual([]);
	});

	it("looks at every function of 3.13.1", () => {
		const compared = functionsOf("3.13.1");
		expect(compared).not.toEqual([]);
		expect(publishedFunctionsOf("3.13.1").filter((name) => !compared.includes(name))).toEqual([
			...BY_OPTIONS,
		]);
		expect(typeNamesOf("@huggingface/inference")).toContain("TextToImageArgs");
	});
});
