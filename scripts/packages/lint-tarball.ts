import { readFile } from "node:fs/promises";
import {
	type Analysis,
	checkPackage,
	createPackageFromTarballData,
	type Problem,
} from "@arethetypeswrong/core";
import { problemAffectsResolutionKind, problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What is wrong in a packed package, in sentences: first its manifest and files, then its types. */
export async function lintTarball(tarball: string): Promise<string[]> {
	const bytes = new Uint8Array(await readFile(tarball));
	const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
	const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
	return isProgram(pkg) ? found : [...found, ...(await lintTypes(bytes))];
}

/** A program has nothing to import, and so no types. */
function isProgram({ bin, exports }: { readonly bin?: unknown; readonly exports?: unknown }): boolean {
	return bin !== undefined && Object.keys(Object(exports)).every((entry) => entry === "./package.json");
}

/** The packages are ESM only: what troubles CommonJS or Node's resolution before 12 is no problem. */
async function lintTypes(bytes: Uint8Array): Promise<string[]> {
	const analysis = await checkPackage(createPackageFromTarballData(bytes));
	if (!("problems" in analysis)) return ["The package has no types."];
	return analysis.problems
		.filter((problem) => troublesEsm(problem, analysis))
		.map((problem) => `${problemKindInfo[problem.kind].title}: ${JSON.stringify(problem)}`);
}

function troublesEsm(problem: Problem, analysis: Analysis): boolean {
	return (["node16-esm", "bundler"] as const).some((kind) =>
		problemAffectsResolutionKind(problem, kind, analysis),
	);
}
