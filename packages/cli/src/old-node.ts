import { findLocale } from "./messages/find-locale.ts";
import { MESSAGES } from "./messages/messages.ts";

/** The oldest Node that has `node:sqlite` without a flag. */
const OLDEST = [22, 13];

/**
 * Says in one sentence that a Node is too old and what to install; undefined where it is not. Nothing that this module
 * imports needs a new Node.
 * @param version as `process.versions.node`, such as "20.19.0"
 */
export function explainOldNode(
	version: string,
	env: Readonly<Record<string, string | undefined>>,
): string | undefined {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
	if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
	const needed = OLDEST.join(".");
	return MESSAGES[findLocale(undefined, env)].oldNode(needed, version);
}
