import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import { fill } from "../../../../lib/fill.ts";
import type { ConnectionKind } from "../../target/state/access.ts";
import type { FormSnapshot } from "../state/use-opened-form.ts";

export interface SharedWays {
	readonly connection: ConnectionKind;
	readonly isChat: boolean;
	/** Why the link does not hold the shown answer; undefined where it does, or none is shown. */
	readonly answer: keyof PlaygroundSaved["sharing"]["answer"] | undefined;
}

/** What neither the link of a form nor, where it says so, its file holds, in words. */
export function listLeftOut(
	{ draft, compared }: FormSnapshot,
	{ connection, isChat, answer }: SharedWays,
	words: PlaygroundSaved["sharing"],
): readonly string[] {
	const files = Object.entries(draft).flatMap(([path, value]) => (value instanceof Blob ? path : []));
	return [
		words.never,
		...(connection === "endpoint" ? [words.endpoint] : []),
		...(files.length > 0 ? [fill(words.files, { names: files.join(", ") })] : []),
		...(isChat ? [words.versions, words.sources] : []),
		...(answer ? [words.answer[answer]] : []),
		...(compared.length > 0 ? [words.compared] : []),
	];
}
