import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { decodeCharacters } from "./decode-characters.ts";
import { FORMULAS } from "./formulas.ts";
import type { Block, Inline, MarkdownRow } from "./markdown-tree.ts";

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

function toRow(cells: readonly Tokens.TableCell[], at: number): MarkdownRow {
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
		tokens ? toInlines(tokens, depth) : [{ kind: "text", at, text: decodeCharacters(text) }],
	escape: ({ text }, at) => [{ kind: "text", at, text }],
};

function toInline(token: MarkedToken, at: number, depth: number): readonly Inline[] {
	const read = depth > DEEPEST ? undefined : (INLINES[token.type] as Reader<Inline> | undefined); // found by the token's own type
	return read ? read(token, at, depth) : [{ kind: "text", at, text: token.raw }];
}

function toLink({ href, tokens, raw }: Tokens.Link, at: number, depth: number): readonly Inline[] {
	const children = toInlines(tokens, depth + 1);
	const url = toSafeUrl(decodeCharacters(href));
	if (url) return [{ kind: "link", at, href: url.href, host: url.host || url.pathname, children }];
	return [{ kind: "text", at, text: raw }];
}

const SAFE = new Set(["http:", "https:", "mailto:"]);

function toSafeUrl(href: string): URL | undefined {
	const url = URL.parse(href);
	return url && SAFE.has(url.protocol) ? url : undefined;
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
