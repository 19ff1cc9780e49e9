import { expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { renderInPlayground } from "../parts/test-playground.tsx";
import { IDLE, type RunState } from "../run/state/run-state.ts";
import { SpokenStatus } from "./spoken-status.tsx";

const { playground: words } = wordsIn("tr");

function speak(changed: Partial<RunState>): string {
	const html = renderInPlayground(<SpokenStatus run={{ ...IDLE, ...changed }} name={undefined} />);
	return /<output>(.*?)<\/output>/.exec(html)?.[1] ?? "";
}

it("announces that a run waits for the reader's consent, and no more once that is given or the run is stopped", () => {
	const question = { download: { model: "acme/fox", runtimeBytes: 0 }, decide: () => undefined };
	expect(speak({ status: "running" })).toBe(words.states.running);
	expect(speak({ status: "running", question })).toBe(words.live.consent);
	expect(speak({ status: "stopped", question })).toBe(words.states.stopped);
});
