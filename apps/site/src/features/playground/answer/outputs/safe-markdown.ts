import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { FORMULAS } from "./formulas.ts";

/** A stretch of a line. Nothing in it can load or run anything. */
export type Inline = { readonly at: number } & (
	| { readonly kind: "text" | "code"; readonly text: string }
	| { readonly kind: "strong" | "emphasis" | "deleted"; readonly children: readonly Inline[] }
	| { readonly kind: "picture"; readonly text: string }
	| {
			readonly kind: "link";
			/** A URL with `http`, `https` or `mailto`, as the browser serialises it. */
			readonly href: string;
			/** Target of the link: a host, or an e-mail address. */
			readonly host: string;
			readonly children: readonly Inline[];
	  }
	| { readonly kind: "break" }
);

/** A block of a text. `at` is unique among its neighbours and stays while the text grows. */
export type Block = { readonly at: number } & (
	| { readonly kind: "paragraph"; readonly children: readonly Inline[] }
	/** `level` is that of the page, from 3 to 6: headings of an answer are below the page's own, and skip none. */
	| { readonly kind: "heading"; readonly level: number; readonly children: readonly Inline[] }
	| { readonly kind: "code"; readonly language: string; readonly text: string }
	| { readonly kind: "quote"; readonly blocks: readonly Block[] }
	| { readonly kind: "list"; readonly first: number | undefined; readonly items: readonly ListItem[] }
	| { readonly kind: "table"; readonly head: TableRow; readonly rows: readonly TableRow[] }
	| { readonly kind: "rule" }
);

/** One item of a list; `isDone` where it is a task to tick off. */
export interface ListItem {
	readonly at: number;
	readonly isDone: boolean | undefined;
	readonly blocks: readonly Block[];
}

/** Cells from left to right. */
export interface TableRow {
	readonly at: number;
	readonly cells: readonly { readonly at: number; readonly children: readonly Inline[] }[];
}

type Reader<Node, Kind extends MarkedToken = MarkedToken> = (
	token: Kind,
	at: number,
	depth: number,
) => readonly Node[];

type Readers<Node> = {
	readonly [Type in MarkedToken["type"]]?: Reader<Node, Extract<MarkedToken, { readonly type: Type }>>;
};

/** Deeper blocks and emphasis are shown as they were written. */
const DEEPEST = 12;

/**
 * Markdown as blocks to draw. HTML stays text, a picture becomes its alternative text, and a link whose URL has another
 * scheme than `http`, `https` or `mailto` stays plain text. Formulas stay as they were written. Text that is nested too deep to be parsed is one paragraph.
 */
export function readMarkdown(text: string): readonly Block[] {
	try {
		return orderHeadings(toBlocks(Lexer.lex(text, { gfm: true, extensions: FORMULAS }), 0));
	} catch {
		return [{ kind: "paragraph", at: 0, children: [{ kind: "text", at: 0, text }] }];
	}
}

const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

function orderHeadings(blocks: readonly Block[]): readonly Block[] {
	const used = new Set(blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
	const ranks = [...used].toSorted((a, b) => a - b);
	let before = FIRST_LEVEL - 1;
	return blocks.map((block) => {
		if (block.kind !== "heading") return block;
		before = Math.min(FIRST_LEVEL + ranks.indexOf(block.level), before + 1, LAST_LEVEL);
		return { ...block, level: before };
	});
}

function toBlocks(tokens: readonly Token[], depth: number): readonly Block[] {
	return locate(tokens).flatMap(([token, at]) => toBlock(token, at, depth));
}

/** Converters of each kind of token to a block; other kinds stay plain text. */
const BLOCKS: Readers<Block> = {
	space: () => [],
	def: () => [],
	heading: ({ depth: level, tokens }, at, depth) => {
		const children = toInlines(tokens, depth);
		if (depth === 0) return [{ kind: "heading", at, level, children }];
		return [{ kind: "paragraph", at, children: [{ kind: "strong", at: 0, children }] }];
	},
	code: ({ lang, text }, at) => [{ kind: "code", at, language: lang?.split(/\s/, 1)[0] ?? "", text }],
	blockquote: ({ tokens }, at, depth) => [{ kind: "quote", at, blocks: toBlocks(tokens, depth + 1) }],
	list: (token, at, depth) => [toList(token, at, depth)],
	table: ({ header, rows }, at) => [{ kind: "table", at, head: toRow(header, 0), rows: rows.map(toRow) }],
	hr: (_token, at) => [{ kind: "rule", at }],
	paragraph: ({ tokens }, at, depth) => [{ kind: "paragraph", at, children: toInlines(tokens, depth) }],
	text: (token, at, depth) => [
		{ kind: "paragraph", at, children: toInlines(token.tokens ?? [token], depth) },
	],
};

function toBlock(token: MarkedToken, at: number, depth: number): readonly Block[] {
	const read = depth > DEEPEST ? undefined : (BLOCKS[token.type] as Reader<Block> | undefined); // found by the token's own type
	return read ? read(token, at, depth) : token.raw.trim() ? [toPlain(token, at)] : [];
}

function toPlain({ raw }: MarkedToken, at: number): Block {
	return { kind: "paragraph", at, children: [{ kind: "text", at: 0, text: raw.trim() }] };
}

function toList({ ordered, start, items }: Tokens.List, at: number, depth: number): Block {
	return {
		kind: "list",
		at,
		first: ordered ? Number(start) || 1 : undefined,
		items: items.map((item, index) => ({
			at: index,
			isDone: item.task ? item.checked === true : undefined,
			blocks: toBlocks(item.tokens, depth + 1),
		})),
	};
}

function toRow(cells: readonly Tokens.TableCell[], at: number): TableRow {
	return { at, cells: cells.map(({ tokens }, index) => ({ at: index, children: toInlines(tokens, 1) })) };
}

function toInlines(tokens: readonly Token[], depth: number): readonly Inline[] {
	return locate(tokens).flatMap(([token, at]) => toInline(token, at, depth));
}

/** Converters of each kind of token to inline content; other kinds stay plain text. */
const INLINES: Readers<Inline> = {
	strong: ({ tokens }, at, depth) => [{ kind: "strong", at, children: toInlines(tokens, depth + 1) }],
	em: ({ tokens }, at, depth) => [{ kind: "emphasis", at, children: toInlines(tokens, depth + 1) }],
	del: ({ tokens }, at, depth) => [{ kind: "deleted", at, children: toInlines(tokens, depth + 1) }],
	codespan: ({ text }, at) => [{ kind: "code", at, text }],
	br: (_token, at) => [{ kind: "break", at }],
	image: ({ text }, at) => [{ kind: "picture", at, text }],
	link: (token, at, depth) => toLink(token, at, depth),
	checkbox: () => [],
	text: ({ tokens, text }, at, depth) =>
		tokens ? toInlines(tokens, depth) : [{ kind: "text", at, text: decode(text) }],
	escape: ({ text }, at) => [{ kind: "text", at, text }],
};

function toInline(token: MarkedToken, at: number, depth: number): readonly Inline[] {
	const read = depth > DEEPEST ? undefined : (INLINES[token.type] as Reader<Inline> | undefined); // found by the token's own type
	return read ? read(token, at, depth) : [{ kind: "text", at, text: token.raw }];
}

function toLink({ href, tokens, raw }: Tokens.Link, at: number, depth: number): readonly Inline[] {
	const children = toInlines(tokens, depth + 1);
	const url = toSafeUrl(decode(href));
	if (url) return [{ kind: "link", at, href: url.href, host: url.host || url.pathname, children }];
	return [{ kind: "text", at, text: raw }];
}

const SAFE = new Set(["http:", "https:", "mailto:"]);

function toSafeUrl(href: string): URL | undefined {
	const url = URL.parse(href);
	return url && SAFE.has(url.protocol) ? url : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00A0",
};

/** Turns the character references that models write into characters; rare names stay as they are. */
function decode(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, toCharacter);
}

function toCharacter(all: string, decimal?: string, hex?: string, name?: string): string {
	if (name) return NAMED[name.toLowerCase()] ?? all;
	const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
	return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
}

/** Each token with where it begins in what it is part of. The lexer's own kinds are all there are: the rules for formulas add none. */
function locate(tokens: readonly Token[]): readonly (readonly [MarkedToken, number])[] {
	let at = 0;
	return tokens.map((token) => {
		const start = at;
		at += token.raw.length;
		return [token as MarkedToken, start] as const;
	});
}
