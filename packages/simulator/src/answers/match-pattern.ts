/** What a text should say, and how long it may be in characters. */
interface Wish {
	readonly text: string;
	readonly least: number;
	readonly most: number;
}

/**
 * A text that a regular expression matches: the preferred one where it does, else one built from the expression with
 * the first choice everywhere. Understands literals, classes, groups, choices, repetition and anchors; with anything
 * else, such as a look-ahead, the preferred text is used as it is.
 */
export function matchPattern(pattern: string, { text, least, most }: Wish): string {
	const wished = text.padEnd(least, ".").slice(0, most);
	const isMatch = toTest(pattern);
	const spelled = [0, 1, least, Math.min(most, 64)].map((extra) => spell(pattern, extra));
	const fits = [wished, ...spelled].find(
		(one) => one !== undefined && one.length >= least && one.length <= most && isMatch(one),
	);
	return fits ?? wished;
}

function toTest(pattern: string): (text: string) => boolean {
	try {
		const expression = new RegExp(pattern, "u");
		return (text) => expression.test(text);
	} catch {
		return () => false;
	}
}

/** The expression spelled out, its open repetitions `extra` times more than they have to be; undefined where it is not understood. */
function spell(pattern: string, extra: number): string | undefined {
	const reader = { rest: pattern, extra };
	const spelled = readChoices(reader);
	return reader.rest === "" ? spelled : undefined;
}

interface Reader {
	rest: string;
	readonly extra: number;
}

function readChoices(reader: Reader): string | undefined {
	const first = readSequence(reader);
	while (reader.rest.startsWith("|")) {
		take(reader, 1);
		readSequence(reader);
	}
	return first;
}

function readSequence(reader: Reader): string | undefined {
	let spelled = "";
	while (reader.rest !== "" && !/^[|)]/.test(reader.rest)) {
		const part = readPart(reader);
		if (part === undefined) return undefined;
		const count = readCount(reader);
		if (count === undefined) return undefined;
		spelled += part.repeat(count);
	}
	return spelled;
}

/** One character or group; undefined for what is not understood. */
function readPart(reader: Reader): string | undefined {
	const { rest } = reader;
	if (/^[\^$]/.test(rest)) return take(reader, 1) && "";
	const group = /^\((?:\?:|\?<\w+>)?(?!\?)/.exec(rest);
	if (group) {
		take(reader, group[0].length);
		const inner = readChoices(reader);
		return take(reader, 1) === ")" ? inner : undefined;
	}
	const set = /^\[(?:\\.|[^\]\\])+\]/u.exec(rest);
	const one = set ?? /^\\[dwsbDWS]|^\\p\{[^}]+\}|^\\[^\w]|^[^\\()[\]{}?*+]/u.exec(rest);
	if (!one) return undefined;
	take(reader, one[0].length);
	if (one[0] === "\\b") return "";
	return CHARACTERS.find((character) => toTest(`^${one[0]}$`)(character)) ?? literalOf(one[0]);
}

/** Signs to try for a class, the plainest first. */
const CHARACTERS: readonly string[] = ["0", "a", "A", " ", "_", "-", ".", "#", "1", "b", "z", "ş"];

function literalOf(part: string): string | undefined {
	if (part.startsWith("[")) return part.split("").find((character) => toTest(`^${part}$`)(character));
	return part.replace(/^\\/, "");
}

function readCount(reader: Reader): number | undefined {
	const found = /^(?:[?*+]|\{(\d+)(,)?(\d*)\})\??/.exec(reader.rest);
	if (!found) return /^[?*+{]/.test(reader.rest) ? undefined : 1;
	take(reader, found[0].length);
	const [sign = "", least, open, most] = found;
	if (least === undefined) {
		if (sign.startsWith("?")) return 0;
		return sign.startsWith("+") ? Math.max(1, reader.extra) : reader.extra;
	}
	if (!open) return Number(least);
	const wanted = Number(least) + reader.extra;
	return most ? Math.min(Number(most), wanted) : wanted;
}

function take(reader: Reader, length: number): string {
	const taken = reader.rest.slice(0, length);
	reader.rest = reader.rest.slice(length);
	return taken;
}
