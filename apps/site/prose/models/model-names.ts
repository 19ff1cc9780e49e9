import { MODELS } from "@pusula/tasks/models";
import type { ProsePage } from "../prose.ts";

export interface ModelName {
	readonly id: string;
	readonly line: number;
}

/** The ids of models that a page names: in links to the hub, between backticks, and in code that loads a model. */
export function listModelNames({ links, inlineCode, code }: ProsePage): readonly ModelName[] {
	const linked = links.flatMap(({ href, line }) => toNames(HUB_LINK.exec(href)?.[1], line));
	const written = inlineCode.flatMap(({ text, line }) =>
		WITH_CAPITAL.test(text) || OWNERS.has(text.split("/")[0] ?? "") ? toNames(text, line) : [],
	);
	const called = code.flatMap(({ text, line }) =>
		[...text.matchAll(REQUESTED)].flatMap(({ 1: id, index }) =>
			toNames(id, line + (text.slice(0, index).match(/\n/g)?.length ?? 0)),
		),
	);
	return [...linked, ...written, ...called];
}

function toNames(text: string | undefined, line: number): readonly ModelName[] {
	const id = text?.replace(/:[\w-]+$/, "");
	if (id === undefined || !MODEL.test(id) || MADE_UP.test(id) || NOT_ON_HUB.has(id)) return [];
	return [{ id, line }];
}

const MODEL = /^[\w.-]+\/[\w.-]+$/;
const HUB_LINK =
	/^https:\/\/huggingface\.co\/(?!(?:datasets|spaces|docs|blog|papers|collections|settings|tasks|api|learn|organizations|inference)\/)([\w.-]+\/[\w.-]+)\/?$/;
/** Paths and types are between backticks too; a model's name has a capital or a number behind its owner. */
const WITH_CAPITAL = /^[\w-]+\/(?=[\w.-]*[A-Z])[\w.-]+$/;
/** Those whose models the table holds: what follows their names is a model too. */
const OWNERS: ReadonlySet<string> = new Set(MODELS.flatMap(({ id }) => id.split("/").slice(0, -1)));
/** Where code names a model: a field, a variable, a constructor, a function about a model's files. */
const REQUESTED =
	/(?:\bmodel(?:_id|_name|Id)?["']?\s*[:=]\s*|from_pretrained\(\s*|\b(?:SentenceTransformer|CrossEncoder|pipeline|\w*(?:Kept|Outdated|ModelFiles)\w*)\([^)"']*)["']([\w.-]+\/[\w.:-]+)["']/gi;
/** Owners that no hub has. */
const MADE_UP = /^(?:(?:acme|pusula|owner|sirketim|my-company)\/|(?:a\/b|no\/such)$)/;
/** Names that providers give to models, and a misspelt one that a page shows on purpose. */
const NOT_ON_HUB: ReadonlySet<string> = new Set([
	"meta-lama/Llama-3.1-8B",
	"meta/llama-3.1-70b-instruct",
	"qwen/qwen3-32b",
]);
