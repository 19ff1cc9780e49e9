import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../../../messages/words.ts";
import { PlaygroundContext } from "../../../parts/playground-context.ts";
import { ToolResults } from "./tool-results.tsx";

it("two calls to which a model gave the same id have a field each", () => {
	const { playground: words, code: copying } = wordsIn("tr");
	const call = { id: "call_0", name: "acme", args: "{}" };
	const markup = renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "tr", words, copying }}>
			<ToolResults calls={[call, { ...call, name: "fox" }]} onSend={() => {}} />
		</PlaygroundContext>,
	);
	const ids = [...markup.matchAll(/<textarea id="([^"]+)"/g)].map(([, id]) => id);
	expect(ids).toHaveLength(2);
	expect(new Set(ids).size).toBe(2);
	for (const id of ids) expect(markup).toContain(`<label for="${String(id)}"`);
});
