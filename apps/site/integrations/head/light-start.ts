import { createHash } from "node:crypto";

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)"/;
/** Elements whose text the policy has to allow. */
const INLINE = /<(?:style|script)(?:\s[^>]*)?>([\s\S]*?)<\/(?:style|script)>/g;

/** The font of code, as its faces name it. */
const CODE_FACE = /@font-face\s*\{[^}]*font-family:\s*"?JetBrains Mono[^}]*url\("?([^")]+)"?\)/g;
const PRELOADED = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;
export const SHOWS_CODE = /<(?:pre|code)[\s>]/;

/**
 * A built page as it starts fastest: its content security policy allows only what is in the page itself, and not
 * what is in all others, its module scripts give way to the fonts of the first paint, and the font of code is
 * fetched early only where there is code.
 */
export function lightenStart(html: string): string {
	const allowed = new Set([...html.matchAll(INLINE)].map(([, text = ""]) => `'${toHash(text)}'`));
	return dropIdlePreloads(html)
		.replace(POLICY, (_, start: string, policy: string) => {
			const kept = policy.replaceAll(/ ('sha256-[^']+')/g, (hash, name: string) =>
				allowed.has(name) ? hash : "",
			);
			return `${start}${kept}"`;
		})
		.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
}

/** A text as a content security policy names it: `sha256-…`. */
export function toHash(text: string): `sha256-${string}` {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function dropIdlePreloads(html: string): string {
	if (SHOWS_CODE.test(html)) return html;
	const idle = new Set([...html.matchAll(CODE_FACE)].map(([, url]) => url));
	return html.replaceAll(PRELOADED, (link, url: string) => (idle.has(url) ? "" : link));
}
