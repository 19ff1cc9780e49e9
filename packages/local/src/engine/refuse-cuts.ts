import { Problem } from "../lib/problem.ts";
import { mostTokens } from "../tasks/most-tokens.ts";
import { settingsOf } from "../tasks/parts/runner.ts";
import { readTask, type TaskRow, TASKS } from "../tasks/task-table.ts";
import type { EngineRequest } from "../types/engine.ts";
import type { Model, Tokenizer } from "../types/loaded-model.ts";

/**
 * Has a tokenizer refuse what is longer than its model takes, unless the call under way has it cut or is read in parts: every
 * pipeline of the library cuts without a word.
 */
export function refuseCuts(
	{ model, tokenizer }: { readonly model: Model; readonly tokenizer: Tokenizer | null },
	underWay: () => EngineRequest | undefined,
): void {
	if (!tokenizer) return;
	const most = mostTokens(tokenizer, model.config);
	const { _call: call } = tokenizer;
	const encode: Tokenizer["_call"] = (...args) => call.apply(tokenizer, args);
	const encodeWhole: Tokenizer["_call"] = (text, options = {}) => {
		if (options.truncation !== true) return encode(text, options);
		const inputs = encode(text, { ...options, max_length: most });
		if ((inputs["input_ids"]?.dims.at(-1) ?? 0) < most) return inputs;
		const whole = encode(text, { ...options, padding: false, truncation: false, return_tensor: false });
		const ids = whole["input_ids"] as unknown; // lists, for it is no tensor
		const lengths = (Array.isArray(text) ? ids : [ids]) as readonly { readonly length: number }[];
		checkLength(Math.max(...lengths.map(({ length }) => length)), most, underWay());
		return inputs;
	};
	Object.defineProperty(tokenizer, "_call", { value: encodeWhole });
}

/** @throws Problem `bad-input` for a text that would be cut, where the call does not say that it may be */
function checkLength(tokens: number, most: number, request: EngineRequest | undefined): void {
	if (tokens <= most || !request) return;
	const { cut, isReadInParts }: TaskRow = TASKS[readTask(request.task)];
	const chosen = cut && settingsOf(request)[cut.name];
	if (isReadInParts || cut?.values.some((value) => value === chosen)) return;
	const advice = cut ? `, or set ${cut.name} to ${cut.values[0]} to have its end left out` : "";
	throw new Problem(
		"bad-input",
		`A text has ${tokens} tokens, and the model takes ${most} at once. Shorten it${advice}.`,
	);
}
