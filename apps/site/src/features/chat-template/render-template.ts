import { Template } from "@huggingface/jinja";
import { type BlockProblem, findBlockProblem } from "./check-blocks.ts";
import { findUnreadable, MARK, markTags } from "./locate-error.ts";
import { findTags, type Place, type Tag, toPlace } from "./template-tags.ts";

export interface TemplateInput {
	readonly template: string;
	readonly messages: readonly object[];
	readonly addGenerationPrompt: boolean;
	readonly startSign: string;
	readonly endSign: string;
}

/** A prompt, or the reason why there is none: a problem of the blocks, or the engine's own message. */
export type TemplateResult =
	| { readonly kind: "prompt"; readonly prompt: string; readonly isCut: boolean }
	| { readonly kind: "block"; readonly problem: BlockProblem }
	| {
			readonly kind: "error";
			/** Reading the template, running it, or the template itself refusing the messages. */
			readonly stage: "read" | "run" | "raised";
			readonly words: string;
			readonly place: Place | undefined;
	  };

/** Most letters of a prompt that are shown. */
export const LONGEST_PROMPT = 200_000;

/** Runs a template. Never throws; may run without end, so run it where it can be stopped. */
export function renderTemplate(input: TemplateInput): TemplateResult {
	const problem = findBlockProblem(input.template);
	if (problem) return { kind: "block", problem };
	let compiled: Template;
	try {
		compiled = new Template(input.template);
	} catch (error) {
		const place = findUnreadable(input.template, canRead);
		return { kind: "error", stage: "read", words: wordsOf(error), place };
	}
	try {
		const prompt = compiled.render(toContext(input));
		return { kind: "prompt", prompt: prompt.slice(0, LONGEST_PROMPT), isCut: prompt.length > LONGEST_PROMPT };
	} catch (error) {
		const tag = findStop(input);
		const stage = tag?.code.includes("raise_exception") ? "raised" : "run";
		return { kind: "error", stage, words: wordsOf(error), place: tag && toPlace(input.template, tag.start) };
	}
}

function toContext(input: TemplateInput, functions: object = {}): Record<string, unknown> {
	return {
		messages: input.messages,
		add_generation_prompt: input.addGenerationPrompt,
		bos_token: input.startSign,
		eos_token: input.endSign,
		...functions,
	};
}

function canRead(piece: string): boolean {
	try {
		return Boolean(new Template(piece));
	} catch {
		return false;
	}
}

/** The last tag that a failing run reached. */
function findStop(input: TemplateInput): Tag | undefined {
	let reached: number | undefined;
	const mark = (index: number): string => {
		reached = index;
		return "";
	};
	try {
		new Template(markTags(input.template)).render(toContext(input, { [MARK]: mark }));
	} catch {
		// Expected: the run fails again where it failed before.
	}
	return reached === undefined ? undefined : findTags(input.template)[reached];
}

function wordsOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
