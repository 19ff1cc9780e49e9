import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { printNginx } from "../../integrations/hosting/print-nginx.ts";

const ROOT = new URL("../../../../", import.meta.url);

/** A line of the Dockerfile: `RUN`, `npm ci`. */
type Instruction = readonly [keyword: string, text: string];

describe("the Dockerfile", () => {
	let stages: readonly (readonly Instruction[])[] = [];

	beforeAll(async () => {
		stages = listStages(await readFile(new URL("Dockerfile", ROOT), "utf8"));
	});

	it("names the version of every image it starts from", () => {
		expect(stages.flatMap((stage) => listTexts(stage, "FROM"))).toEqual([
			expect.stringMatching(/^node:\d+-\S+ AS build$/),
			expect.stringMatching(/^nginxinc\/nginx-unprivileged:\d+\.\d+-\S+$/),
		]);
	});

	it("uses in each stage only variables that the stage knows", () => {
		for (const stage of stages) {
			const known = listTexts(stage, "ARG", "ENV").map((text) => text.split("=")[0]);
			const used = [
				...stage
					.flat()
					.join("\n")
					.matchAll(/\$\{?(\w+)/g),
			].map(([, name]) => name);
			expect(used.length).toBeGreaterThan(0);
			expect(known).toEqual(expect.arrayContaining([...new Set(used)]));
		}
	});

	it("runs scripts that exist, and copies from the first stage what they write", async () => {
		const [build, serve] = stages;
		const commands = listTexts(build, "RUN").join("\n");
		const scripts = [...commands.matchAll(/[\w./-]+\.ts\b/g)].map(([path]) => path);
		expect(scripts.length).toBeGreaterThan(0);
		expect(scripts.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
		for (const [, script = "", workspace = ""] of commands.matchAll(/npm run (\S+) --workspace (\S+)/g)) {
			const manifest = JSON.parse(await readFile(new URL(`${workspace}/package.json`, ROOT), "utf8")) as {
				scripts: Record<string, string>;
			};
			expect(manifest.scripts).toHaveProperty([script]);
		}
		for (const copy of listTexts(serve, "COPY")) {
			const [, stage, source = ""] = /^--from=(\S+) (\S+) \S+$/.exec(copy) ?? [];
			expect(listTexts(build, "FROM").join()).toMatch(new RegExp(` AS ${stage}$`));
			expect(commands).toContain(source);
		}
	});

	it("serves without privileges on the port that nginx listens on", () => {
		const serve = stages.at(-1);
		expect(listTexts(serve, "USER")).toEqual(["101"]);
		const [port] = listTexts(serve, "EXPOSE");
		expect(printNginx("/", "/srv")).toContain(`listen ${port};`);
		expect(listTexts(serve, "HEALTHCHECK").join()).toContain(`127.0.0.1:${port}`);
	});

	it("leaves out of the image what the build makes itself", async () => {
		const ignored = (await readFile(new URL(".dockerignore", ROOT), "utf8")).split("\n");
		expect(ignored).toEqual(expect.arrayContaining([".git", "**/node_modules", "**/dist"]));
	});
});

/** The instructions of every stage: everything from a `FROM` to the next. */
function listStages(text: string): readonly (readonly Instruction[])[] {
	const stages: Instruction[][] = [];
	for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
		const [, keyword = "", rest = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
		if (keyword === "FROM") stages.push([]);
		stages.at(-1)?.push([keyword, rest]);
	}
	return stages;
}

function listTexts(stage: readonly Instruction[] = [], ...keywords: readonly string[]): readonly string[] {
	return stage.filter(([keyword]) => keywords.includes(keyword)).map(([, text]) => text);
}
