import { LOCALES } from "@pusula/tasks";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import { IDLE, type RunState, toCallbacks } from "../run/state/run-state.ts";
import { LocalRun } from "./local-run.tsx";

/** The state of a run after its callbacks were called. */
function after(act: (callbacks: ReturnType<typeof toCallbacks>) => void): RunState {
	let state: RunState = { ...IDLE, status: "running" };
	const { signal } = new AbortController();
	const onChange = (next: (before: RunState) => RunState): void => void (state = next(state));
	act(toCallbacks({ signal, sinceStart: () => 0, isLatest: () => true, onChange }));
	return state;
}

test.each(LOCALES)(
	"a run that WebGPU failed says so while it goes on and when it has ended (%s)",
	(locale) => {
		const { playground: words, code: copying } = wordsIn(locale);
		const render = (run: RunState): string =>
			renderToStaticMarkup(
				<PlaygroundContext value={{ locale, words, copying }}>
					<LocalRun run={run} />
				</PlaygroundContext>,
			);
		const ran = { model: "acme/fox", device: "wasm", loadMs: 1, runMs: 1 } as const;
		expect(render(after(({ onRan }) => onRan?.(ran)))).not.toContain(words.local.fallback);
		expect(render(after(({ onFallback }) => onFallback?.("device lost")))).toContain(words.local.fallback);
		const ended = after(({ onFallback, onRan }) => {
			onFallback?.("device lost");
			onRan?.(ran);
		});
		expect(render(ended)).toContain(words.local.fallback);
		expect(render(ended)).toContain('data-ran="wasm"');
	},
);
