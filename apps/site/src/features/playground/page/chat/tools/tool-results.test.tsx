import { expect, it } from "vitest";
import { renderInPlayground } from "../../../parts/test-playground.tsx";
import { ToolResults } from "./tool-results.tsx";

it("two calls to which a model gave the same id have a field each", () => {
	const call = { id: "call_0", name: "acme", args: "{}" };
	const markup = renderInPlayground(
		<ToolResults calls={[call, { ...call, name: "fox" }]} onSend={() => {}} />,
	);
	const ids = [...markup.matchAll(/<textarea id="([^"]+)"/g)].map(([, id]) => id);
	expect(ids).toHaveLength(2);
	expect(new Set(ids).size).toBe(2);
	for (const id of ids) expect(markup).toContain(`<label for="${String(id)}"`);
});
