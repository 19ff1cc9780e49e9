import { type Locale, LOCALES, type OutputKind, TASK_EXAMPLES } from "@pusula/tasks";
import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { AnswerLabel } from "./answer-label.tsx";
import { makeCall } from "../run/make-call.ts";
import { renderInPlayground } from "../parts/test-playground.tsx";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { SimulatedSource } from "../run/state/run-callbacks.ts";
import { IDLE, type RunState } from "../run/state/run-state.ts";

const CHAT = { task: "conversational", provider: "groq", model: "Qwen/Qwen3-32B", stream: true } as const;
const VECTORS = {
	task: "feature-extraction",
	provider: "hf-inference",
	model: "BAAI/bge-base-en-v1.5",
} as const;
const ask = (content: string): PlaygroundCall["args"] => ({ messages: [{ role: "user", content }] });

/** What the simulator says last of the source of its answer. */
async function sourceOf(call: Partial<PlaygroundCall>): Promise<SimulatedSource | undefined> {
	const sources: SimulatedSource[] = [];
	const blank = { ...CHAT, stream: false, routed: true, scenario: "", args: {} };
	await makeCall(
		{ ...blank, ...call },
		{
			signal: AbortSignal.timeout(20_000),
			onOutput: () => undefined,
			onExchange: () => undefined,
			onSimulated: (source) => sources.push(source),
		},
		{ kind: "simulated", clock: testClock() },
	);
	return sources.at(-1);
}

test.each(LOCALES)("examples are told from other inputs (%s)", async (locale) => {
	const chat = TASK_EXAMPLES["chat-completion"][locale][0].input;
	expect(await sourceOf({ ...CHAT, args: chat })).toBe("example");
	expect(await sourceOf({ ...CHAT, args: ask("Say something else.") })).toBe("sample");
	const vectors = TASK_EXAMPLES["feature-extraction"][locale][0].input;
	expect(await sourceOf({ ...VECTORS, args: vectors })).toBe("sample"); // the example shows four numbers of 768
	expect(await sourceOf({ ...VECTORS, args: { inputs: "something else" } })).toBe("sample");
});

function labelOf(run: Partial<RunState>, kind: OutputKind, locale: Locale): string {
	return renderInPlayground(
		<AnswerLabel run={{ ...IDLE, status: "done", output: "x", ...run }} kind={kind} />,
		locale,
	);
}

test.each(LOCALES)("the label says what a simulated answer is (%s)", (locale) => {
	const { example, sample, vector, media } = wordsIn(locale).playground.simulatedFrom;
	const run = { connection: "simulated", simulatedFrom: "example" } as const;
	expect(labelOf(run, "chat", locale)).toContain(example);
	expect(labelOf(run, "chat", locale)).not.toContain(vector);
	expect(labelOf(run, "vector", locale)).toContain(vector);
	const other = labelOf({ connection: "simulated" }, "chat", locale);
	expect(other).toContain(sample);
	expect(other).not.toContain(example);
	expect(labelOf({ connection: "simulated", output: undefined }, "chat", locale)).not.toContain(sample);
	expect(labelOf({ connection: "simulated" }, "media", locale)).toContain(media);
	expect(labelOf(run, "media", locale)).not.toContain(media);
	expect(other).not.toContain(media);
	expect(labelOf({ connection: "key" }, "vector", locale)).not.toMatch(/data-simulated-from/);
});
