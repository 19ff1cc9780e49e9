import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import { IDLE, type RunState } from "../run/state/run-state.ts";
import { SpokenStatus } from "./spoken-status.tsx";

const { playground: words, code: copying } = wordsIn("tr");

function speak(changed: Partial<RunState>): string {
	const html = renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "tr", words, copying }}>
			<SpokenStatus run={{ ...IDLE, ...changed }} name={undefined} />
		</PlaygroundContext>,
	);
	return /<output>(.*?)<\/output>/.exec(html)?.[1] ?? "";
}

it("announces that a run waits for the reader's consent, and no more once that is given or the run is stopped", () => {
	const question = { download: { model: "acme/fox", runtimeBytes: 0 }, decide: () => undefined };
	expect(speak({ status: "running" })).toBe(words.states.running);
	expect(speak({ status: "running", question })).toBe(words.live.consent);
	expect(speak({ status: "stopped", question })).toBe(words.states.stopped);
});
