import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";
import { HIDDEN, type Prose } from "./prose.ts";
import { readMdx } from "./read-mdx.ts";
import { readStrings } from "./read-strings.ts";
import { readProse } from "./read-prose.ts";
import { readSchema } from "./read-schema.ts";
import { readTypescript } from "./read-typescript.ts";

const READ_MS = 60_000;

describe("readMdx", () => {
	const source = [
		"---",
		"title: Başlık",
		"---",
		"",
		"## `score` alanı",
		"",
		"Bir [bağlantı](/tasks/) ve `kod`.",
		"Aynı bölüm.",
		"",
		"| a | b |",
		"| - | - |",
		"| bir | <En>two</En> |",
	].join("\n");
	const page = readMdx("a.mdx", "tr", "docs/a", source);

	it("gives prose with its lines, without code and marked English", () => {
		expect(page.passages.map(({ line, text }) => [line, text])).toEqual([
			[2, "Başlık"],
			[5, `${HIDDEN} alanı`],
			[7, `Bir bağlantı ve ${HIDDEN}.\nAynı bölüm.`],
			[10, "a"],
			[10, "b"],
			[12, "bir"],
			[12, HIDDEN],
		]);
	});

	it("gives headings with their code, and links", () => {
		expect(page.headings).toEqual([{ level: 2, title: "score alanı", line: 5 }]);
		expect(page.links).toEqual([{ href: "/tasks/", text: "bağlantı", line: 7 }]);
	});
});

describe("readTypescript", () => {
	it("reads what stands below tr and en, and leaves samples, ids and file names", () => {
		const source = [
			'import x from "tr";',
			'export const info = { id: "a", summary: { tr: "Türkçe", en: "English" },',
			'	demo: { tr: [{ label: "Ad", content: "sample", filename: "a.png" }, { text: "cümle", tokens: [] }] } };',
			'export const example = { tr: { inputs: "örnek" } };',
		].join("\n");
		expect(readTypescript("facts.ts", source).map(({ line, locale, text }) => [line, locale, text])).toEqual([
			[2, "tr", "Türkçe"],
			[2, "en", "English"],
			[3, "tr", "Ad"],
		]);
	});

	it("reads every string of a file in one language, values left out", () => {
		expect(readTypescript("tr.ts", 'export const tr = { a: "Sonuç: {count}" };', "tr")).toEqual([
			{ path: "tr.ts", line: 1, locale: "tr", text: `Sonuç: ${HIDDEN}` },
		]);
	});
});

describe("readStrings", () => {
	it("takes commands for code, and all other strings for sentences", () => {
		const source =
			'import x from "y";\nexport const a = { run: "pusula run x --model a/b", no: `No \\`a/b\\`.` };';
		const { code, sentences, inlineCode, locale } = readStrings("en.ts", "en", source);
		expect(code).toEqual([{ language: "sh", text: "pusula run x --model a/b", line: 2 }]);
		expect(sentences).toEqual([{ text: "No `a/b`.", line: 2 }]);
		expect(inlineCode).toEqual([{ text: "a/b", line: 2 }]);
		expect(locale).toBe("en");
	});
});

describe("readSchema", () => {
	it("reads descriptions in both languages", () => {
		const source = '{\n\t"description": "A `null`.",\n\t"x-tr": "Bir \\"şey\\".",\n\t"type": "string"\n}';
		expect(readSchema("a.schema.json", source).map(({ line, locale, text }) => [line, locale, text])).toEqual(
			[
				[2, "en", `A ${HIDDEN}.`],
				[3, "tr", 'Bir "şey".'],
			],
		);
	});
});

describe("readProse", () => {
	let prose: Prose;
	beforeAll(async () => {
		prose = await readProse(ROOT);
	}, READ_MS);

	it("finds pages, interface words, facts, schemas and the glossary, and knows the site's routes", () => {
		const { passages, isRoute, anchorsOf } = prose;
		const paths = new Set(passages.map(({ path }) => path));
		for (const path of [
			"apps/site/content/tr/docs/transformers.mdx",
			"apps/site/content/glossary/text.ts",
			"apps/site/messages/tr/index.ts",
			"packages/tasks/src/modalities.ts",
			"packages/tasks/src/shared/token.schema.json",
			"packages/tasks/src/tasks/fill-mask/facts.ts",
		]) {
			expect(paths).toContain(path);
		}
		const routes = ["/", "/tasks/", "/tasks/fill-mask/", "/docs/transformers/", "/search/"];
		expect(routes.filter((route) => !isRoute(route, "tr"))).toEqual([]);
		expect(isRoute("/tasks/none/", "tr")).toBe(false);
		expect(anchorsOf("/glossary/", "tr")).toContain("belirtec");
	});

	it("finds the guides of the repository and of each package, and what the programs show", () => {
		const byPath = new Map(prose.guides.map((page) => [page.path, page]));
		for (const path of [
			"README.md",
			"docs/architecture.md",
			"packages/inference/README.md",
			"packages/inference/docs/differences.md",
			"packages/local/README.md",
			"packages/local/src/local.ts",
			"packages/cli/src/messages/en/index.ts",
		]) {
			expect([...byPath.keys()]).toContain(path);
		}
		const turkish = byPath.get("packages/cli/src/messages/tr/command-line.ts");
		expect(turkish?.locale).toBe("tr");
		expect(turkish?.code.some(({ text }) => text.startsWith("pusula run "))).toBe(true);
	});
});
