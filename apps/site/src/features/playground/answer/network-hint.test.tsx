import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { PlaygroundContext } from "../parts/playground-context.ts";
import type { ConnectionKind } from "../target/connection/access.ts";
import { NetworkHint } from "./network-hint.tsx";

const { playground: words, code: copying } = wordsIn("tr");

afterEach(() => vi.unstubAllGlobals());

function hintOf(connection: ConnectionKind, onLine: boolean): string {
	vi.stubGlobal("navigator", { onLine });
	return renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "tr", words, copying }}>
			<NetworkHint connection={connection} />
		</PlaygroundContext>,
	);
}

it.each(["key", "endpoint", "local"] as const)("a run without a network says so: %s", (connection) => {
	expect(hintOf(connection, false)).toContain(words.connection.offlineHint);
});

it.each([
	["key", words.connection.networkHint],
	["endpoint", words.connection.networkHint],
	["local", ""],
	["simulated", ""],
] as const)(
	"with a network, a run that got no response may be refused where a server is called: %s",
	(connection, hint) => {
		expect(hintOf(connection, true)).toBe(hint && `<p>${hint}</p>`);
	},
);
