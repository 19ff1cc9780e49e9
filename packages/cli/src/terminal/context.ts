import type { Locale } from "@pusula/tasks";
import type { Io } from "../io/io.ts";
import type { Messages } from "../messages/messages.ts";
import type { Style } from "./style.ts";

/** What a command works with. */
export interface Context {
	readonly io: Io;
	readonly locale: Locale;
	/** The program's words in that language. */
	readonly words: Messages;
	/** Calls of the command go to a simulator. */
	readonly isSimulated: boolean;
	/** Host of the user's own endpoint, where calls go to one. */
	readonly endpointHost?: string | undefined;
	/** Columns that text may take. */
	readonly width: number;
	/** Colours of standard output. */
	readonly style: Style;
	/** Colours of standard error. */
	readonly errorStyle: Style;
}
