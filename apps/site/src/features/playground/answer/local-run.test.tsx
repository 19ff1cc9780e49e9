import { type Locale, LOCALES } from "@pusula/tasks";
import { expect, test } from "vitest";
import { loadPlaygroundMirror } from "../../../../messages/load-playground-mirror.ts";
import { wordsIn } from "../../../../messages/words.ts";
import type { ModelDownload } from "../../../lib/runtime/model-consent.ts";
import { renderInPlayground } from "../parts/test-playground.tsx";
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
		const { playground: words } = wordsIn(locale);
		const ran = { model: "acme/fox", device: "wasm", loadMs: 1, runMs: 1 } as const;
		expect(
			renderIn(
				locale,
				after(({ onRan }) => onRan?.(ran)),
			),
		).not.toContain(words.local.fallback);
		expect(
			renderIn(
				locale,
				after(({ onFallback }) => onFallback?.("device lost")),
			),
		).toContain(words.local.fallback);
		const ended = after(({ onFallback, onRan }) => {
			onFallback?.("device lost");
			onRan?.(ran);
		});
		expect(renderIn(locale, ended)).toContain(words.local.fallback);
		expect(renderIn(locale, ended)).toContain('data-ran="wasm"');
	},
);

test.each(LOCALES)(
	"the question about a model names the mirror that it comes from, and not the hub (%s)",
	async (locale) => {
		const { consent: mirrorWords } = await loadPlaygroundMirror(locale);
		const hubUrl = "https://hub.acme.example:8443/models";
		const ask = (download: ModelDownload): string =>
			renderIn(
				locale,
				after(({ onDownload }) => void onDownload?.(download)),
			);
		const plan = { bytes: 5e6, keptBytes: 0 };
		const download = { model: "acme/fox", about: "?", runtimeBytes: 14e6 };
		for (const given of [{ ...download, plan }, download]) {
			const mirrored = ask({ ...given, hubUrl, mirrorWords });
			expect(mirrored.match(/hub\.acme\.example:8443/g)).toHaveLength(2);
			expect(mirrored).not.toMatch(/huggingface|\{host\}|<a /);
			expect(ask(given)).toContain("huggingface.co");
		}
	},
);

function renderIn(locale: Locale, run: RunState): string {
	return renderInPlayground(<LocalRun run={run} />, locale);
}
