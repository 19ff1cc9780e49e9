import { SHOWS_CODE, toHash } from "./light-start.ts";

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const CLASSES_OF_ELEMENTS = / class="([^"]*)"/g;
/** Names as `shortClassNames` gives them. */
const CLASS_NAME = /(?<![\w-])_[0-9a-z]+(?![\w-])/g;
/** What code is set in until its font is there, see `styles/fallback-fonts.css`. */
const CODE_FALLBACK = /@font-face\s*\{\s*font-family:\s*"?JetBrains fallback[^}]*\}/g;
const GROUP = /^\s*@(?:media|container|supports|layer)\b/;

/**
 * A built page without the rules whose classes neither its elements nor its scripts name, and without the fallback fonts of
 * code where it has none. The policy gets the hashes of the styles that are left.
 * @param scripts the text of every script that the page may load, now or later
 */
export function dropUnusedStyles(html: string, scripts: readonly string[]): string {
	const used = new Set(scripts.flatMap((script) => script.match(CLASS_NAME) ?? []));
	for (const [, names = ""] of html.matchAll(CLASSES_OF_ELEMENTS))
		for (const name of names.split(/\s+/)) used.add(name);
	const isDead = (name: string): boolean => /^_[0-9a-z]+$/.test(name) && !used.has(name);
	const styles = [...html.matchAll(STYLE)].map(([, , css = ""]) => css).filter(Boolean);
	return styles.reduce((page, css) => {
		const rules = dropRepeats(dropRules(css, isDead));
		const kept = SHOWS_CODE.test(html) ? rules : rules.replaceAll(CODE_FALLBACK, "");
		return page.replaceAll(css, () => kept).replaceAll(toHash(css), () => toHash(kept));
	}, html);
}

/** Rules of which no selector can match are left out, and so are groups of rules that are empty then. */
export function dropRules(css: string, isDead: (className: string) => boolean): string {
	return splitRules(css)
		.map(({ head, body }) => {
			if (body === undefined) return head;
			if (GROUP.test(head)) {
				const inner = dropRules(body, isDead);
				return inner.trim() === "" ? "" : `${head}{${inner}}`;
			}
			if (head.trimStart().startsWith("@")) return `${head}{${body}}`;
			const selectors = splitSelectors(head).filter((one) => !namesDead(one, isDead));
			return selectors.length === 0 ? "" : `${selectors.join(",")}{${body}}`;
		})
		.join("");
}

/** A style sheet made of that of a page and that of its script has rules twice: the last one counts. Layers keep their places. */
export function dropRepeats(css: string): string {
	const rules = splitRules(css).map(({ head, body }) =>
		body === undefined ? head : `${head.trimStart()}{${body}}`,
	);
	const lastOf = new Map(rules.map((rule, index) => [rule, index]));
	return rules.filter((rule, index) => rule.startsWith("@layer") || lastOf.get(rule) === index).join("");
}

/** What is in brackets may be a choice or a negation, so it does not count. */
function namesDead(selector: string, isDead: (className: string) => boolean): boolean {
	let outside = selector;
	while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, "");
	return [...outside.matchAll(/\.([\w-]+)/g)].some(([, name = ""]) => isDead(name));
}

function splitSelectors(head: string): readonly string[] {
	return head.split(/,(?![^(]*\))/);
}

/** The rules and groups of a style sheet; statements without a body, such as an import, have only a head. */
function splitRules(css: string): readonly { readonly head: string; readonly body?: string }[] {
	const rules: { head: string; body?: string }[] = [];
	let [start, open, depth] = [0, 0, 0];
	let quote = "";
	for (let index = 0; index < css.length; index += 1) {
		const letter = css.charAt(index);
		if (quote) {
			if (letter === "\\") index += 1;
			else if (letter === quote) quote = "";
		} else if (letter === '"' || letter === "'") quote = letter;
		else if (letter === "{") {
			if (depth === 0) open = index;
			depth += 1;
		} else if (letter === "}") {
			depth -= 1;
			if (depth > 0) continue;
			rules.push({ head: css.slice(start, open), body: css.slice(open + 1, index) });
			start = index + 1;
		} else if (letter === ";" && depth === 0) {
			rules.push({ head: css.slice(start, index + 1) });
			start = index + 1;
		}
	}
	return [...rules, { head: css.slice(start) }];
}
