import { type CSSProperties, createElement, type ReactElement } from "react";
import { PICTURE_SIZE } from "../../src/lib/urls/social-picture.ts";
import { SITE_NAME } from "../../src/lib/urls/site.ts";
import { PICTURE_FAMILY } from "./picture-fonts.ts";

/** The words of a picture. */
export interface CardWords {
	readonly title: string;
	/** One or two sentences; what does not fit into three lines is cut. */
	readonly description: string;
	/** Part of the site; empty for pages outside the parts. */
	readonly section: string;
	/** Name of the page's language. */
	readonly language: string;
	/** Where the site is, as people read it: `pusula.example`. */
	readonly host: string;
	/** A picture of 16:10 to the right of the words, as a data URL. */
	readonly picture?: string | undefined;
}

/** The light theme's colours (`tokens.css`) in sRGB: what draws the pictures knows no OKLCH. */
const COLOURS = {
	ground: "#fbfaf6",
	ink: "#211d17",
	soft: "#5a554e",
	line: "#dcdad4",
	accent: "#0a5a78",
	shade: "#e9eff0",
};

/** Longer titles are set smaller; letters up to which a size holds. */
const TITLE_SIZES = [
	{ letters: 26, sizePx: 84 },
	{ letters: 60, sizePx: 66 },
	{ letters: Number.POSITIVE_INFINITY, sizePx: 52 },
];

const FRAME: CSSProperties = {
	boxSizing: "border-box",
	flexDirection: "column",
	width: PICTURE_SIZE.widthPx,
	height: PICTURE_SIZE.heightPx,
	padding: "64px 72px 52px",
	background: COLOURS.ground,
	color: COLOURS.ink,
	fontFamily: PICTURE_FAMILY,
};
const BEHIND: CSSProperties = { position: "absolute", right: -250, top: -60 };
const BRAND: CSSProperties = { alignItems: "center", fontSize: 34, fontWeight: 600 };
const SECTION: CSSProperties = { marginLeft: 22, fontWeight: 400, color: COLOURS.soft };
const MIDDLE: CSSProperties = { alignItems: "center", flexGrow: 1 };
const WORDS: CSSProperties = { flexDirection: "column", flexGrow: 1, flexShrink: 1, flexBasis: 0 };
const TITLE: CSSProperties = { maxWidth: 900, fontWeight: 600, lineHeight: 1.1, letterSpacing: "-0.02em" };
const TEXT: CSSProperties = {
	display: "block",
	maxWidth: 860,
	marginTop: 26,
	fontSize: 31,
	lineHeight: 1.42,
	lineClamp: 3,
	color: COLOURS.soft,
};
const FOOT: CSSProperties = {
	justifyContent: "space-between",
	paddingTop: 22,
	borderTop: `2px solid ${COLOURS.line}`,
	fontSize: 25,
	color: COLOURS.soft,
};

/** The picture that represents a page where its URL is shared: the site's needle, the page's title and first words. */
export function drawSocialCard(words: CardWords): ReactElement {
	const { title, description, section, language, host, picture } = words;
	const fontSize = TITLE_SIZES.find(({ letters }) => title.length <= letters)?.sizePx;
	return box(FRAME, [
		...(picture === undefined ? [box(BEHIND, [drawNeedle(620, COLOURS.shade, 0.35)])] : []),
		box(BRAND, [
			drawNeedle(48, COLOURS.accent, 1.5),
			box({ marginLeft: 14 }, [SITE_NAME]),
			box(SECTION, [section]),
		]),
		box(MIDDLE, [
			box(WORDS, [box({ ...TITLE, fontSize }, [title]), box(TEXT, [description])]),
			...(picture === undefined ? [] : [drawPicture(picture)]),
		]),
		box(FOOT, [box({}, [host]), box({}, [language])]),
	]);
}

/** A box that lays out its content in a row unless its style says otherwise. */
function box(style: CSSProperties, content: readonly (ReactElement | string)[]): ReactElement {
	return createElement("div", { style: { display: "flex", ...style } }, ...content);
}

/** The example of the page, as wide as two fifths of the card. */
function drawPicture(src: string): ReactElement {
	const style: CSSProperties = { flexShrink: 0, marginLeft: 48, borderRadius: 12 };
	return createElement("img", { src, width: 440, height: 275, style });
}

/** The needle of the site (`Needle`) in a fixed colour. */
function drawNeedle(sizePx: number, colour: string, strokeWidth: number): ReactElement {
	const group = {
		transform: "rotate(32 12 12)",
		stroke: colour,
		strokeWidth,
		strokeLinejoin: "round",
	} as const;
	return createElement(
		"svg",
		{ width: sizePx, height: sizePx, viewBox: "0 0 24 24" },
		createElement(
			"g",
			group,
			createElement("path", { d: "M12 1.2 16 12H8Z", fill: colour }),
			createElement("path", { d: "M12 22.8 16 12H8Z", fill: "none" }),
		),
	);
}
