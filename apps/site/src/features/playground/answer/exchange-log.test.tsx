import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import { ExchangeLog } from "./exchange-log.tsx";

const EXCHANGE = {
	id: 0,
	method: "POST",
	url: "https://api.acme.example/v1/chat",
	headers: {},
	sentBytes: 2,
	status: 200,
	tookMs: 412.4,
};

function logOf(isSimulated: boolean): string {
	const { playground: words, code: copying } = wordsIn("tr");
	return renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "tr", words, copying }}>
			<ExchangeLog exchanges={[EXCHANGE]} isSimulated={isSimulated} />
		</PlaygroundContext>,
	);
}

test("shows the time of a real request, and none of a simulated one", () => {
	expect(logOf(false)).toContain("412\u00A0ms");
	expect(logOf(true)).toContain("200");
	expect(logOf(true)).not.toContain("412");
});
