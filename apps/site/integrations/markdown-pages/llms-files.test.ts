import { expect, test } from "vitest";
import { printLlmsFiles } from "./llms-files.ts";

const ROOT = "https://pusula.example/base/";
const page = (locale: string, path: string, title: string) => ({
	url: ROOT + path,
	locale,
	title,
	description: `About ${title}.`,
	markdown: `# ${title}\n`,
});

const files = printLlmsFiles(
	[page("tr", "", "Başlangıç"), page("tr", "tasks/x/", "X"), page("en", "en/tasks/x/", "The X")],
	ROOT,
);

test("each language has a list of its pages and all of them in full", () => {
	expect([...files.keys()]).toEqual(["llms.txt", "llms-full.txt", "en/llms.txt", "en/llms-full.txt"]);
	expect(files.get("llms.txt")).toContain(
		"## Görevler\n\n- [X](https://pusula.example/base/tasks/x/index.md): About X.",
	);
	expect(files.get("llms.txt")).not.toContain("The X");
	expect(files.get("en/llms.txt")).toContain("## Tasks\n\n- [The X](");
	expect(files.get("llms-full.txt")).toBe("# Başlangıç\n\n---\n\n# X\n");
});

test("pages outside the parts come first", () => {
	const text = files.get("llms.txt") ?? "";
	expect(text.indexOf("[Başlangıç]")).toBeLessThan(text.indexOf("## "));
});
