// Made from packages/cli/src/messages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import { messages as tr } from "../tr/index.ts";
import { messages as en } from "../en/index.ts";
import type { Messages } from "../tr/index.ts";

/** The texts of the program in every language. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = {
	tr,
	en,
};
