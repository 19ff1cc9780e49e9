import type { CodeBlockSource } from "../read-blocks.ts";

/** A block of shell code with the blocks that come before it on its page, and the program of the first call. */
export interface ShellBlock extends Omit<CodeBlockSource, "before"> {
	readonly before: readonly CodeBlockSource[];
	readonly firstCall: CodeBlockSource;
}
