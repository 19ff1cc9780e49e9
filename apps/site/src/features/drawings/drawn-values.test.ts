import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { STREAM_PIECES } from "./stream-pieces.ts";

test("the drawn pieces are those that the tutorial to chat prints", async () => {
	for (const locale of LOCALES) {
		const page = new URL(
			`../../../content/${locale}/docs/tutorials/chat-with-streaming.mdx`,
			import.meta.url,
		);
		expect(await readFile(page, "utf8")).toContain(`\`\`\`text\n${STREAM_PIECES[locale]}\n`);
	}
});
