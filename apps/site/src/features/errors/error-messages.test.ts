import { ERROR_FACTS } from "@pusula/inference";
import { expect, test } from "vitest";
import { REFERENCE_WORDS } from "../../../content/reference/index.ts";

const MESSAGES = Object.values(ERROR_FACTS).flatMap(({ messages }) => (messages.length > 1 ? messages : []));

/** What is put in, in any order. */
const bracesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(Object.entries(REFERENCE_WORDS))(
	"%s: each message of a code with several is explained",
	(_, words) => {
		const { messages } = words;
		expect(Object.keys(messages).toSorted()).toEqual(MESSAGES.toSorted());
		const changed = MESSAGES.filter(
			(message) => bracesOf(messages[message] ?? "").join() !== bracesOf(message).join(),
		);
		expect(changed).toEqual([]);
	},
);
