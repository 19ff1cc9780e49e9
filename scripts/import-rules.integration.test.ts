import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "@pusula/tools/root";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cruise, printImports, writeIn } from "./cruise.ts";

const client = "packages/inference/src";
const own = "packages/local/src";
const simulator = "packages/simulator/src";
const measure = "packages/measure/src";
const cli = "packages/cli/src";
const site = "apps/site/src";
const playground = "apps/site/src/features/playground";

/** Modules that keep every rule, each with what it imports. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
	"packages/tasks/src/index.ts": ["./facts.ts", "node:path"],
	"packages/tasks/src/facts.ts": [],
	"packages/tasks/src/model-table.ts": ["./facts.ts"],
	"packages/tasks/src/facts.test.ts": ["./facts.ts", "zod", "@pusula/tools/root"],
	"packages/snippets/src/index.ts": ["@pusula/tasks", "@pusula/inference", "./print/snippets.ts"],
	"packages/snippets/src/print/snippets.ts": ["../printers/curl.ts"],
	"packages/snippets/src/printers/curl.ts": [],
	"packages/metrics/src/index.ts": ["./share.ts"],
	"packages/metrics/src/share.ts": [],
	"packages/metrics/src/table/metric.ts": ["@pusula/tasks"],
	"packages/metrics/src/tasks.ts": ["@pusula/tasks", "./table/metric.ts"],
	[`${measure}/index.ts`]: ["./report/build.ts", "./run/rows.ts"],
	[`${measure}/report/build.ts`]: ["../run/rows.ts", "../table/read.ts", "@pusula/metrics"],
	[`${measure}/run/rows.ts`]: ["../evaluate/answers.ts"],
	[`${measure}/table/read.ts`]: ["../evaluate/answers.ts"],
	[`${measure}/evaluate/answers.ts`]: ["../fields/list.ts"],
	[`${measure}/fields/list.ts`]: ["../results/text.ts"],
	[`${measure}/results/text.ts`]: [],
	[`${cli}/cli.ts`]: ["./commands/batch.ts"],
	[`${cli}/commands/batch.ts`]: ["../batch/rows.ts", "../completion/bash.ts"],
	[`${cli}/completion/bash.ts`]: ["../calls/names.ts"],
	[`${cli}/batch/rows.ts`]: ["../calls/names.ts"],
	[`${cli}/calls/names.ts`]: ["../args/options.ts", "@pusula/inference"],
	[`${cli}/args/options.ts`]: ["../errors/print.ts"],
	[`${cli}/errors/print.ts`]: ["../terminal/style.ts"],
	[`${cli}/terminal/style.ts`]: ["../messages/tr/index.ts"],
	[`${cli}/messages/tr/index.ts`]: ["../../io/io.ts"],
	[`${cli}/io/io.ts`]: [],
	[`${cli}/io/clock.ts`]: [],
	[`${simulator}/index.ts`]: ["./server/serve.ts", "@pusula/tasks"],
	[`${simulator}/simulator/models.ts`]: ["@pusula/tasks/model-table", "../state/jobs.ts"],
	[`${simulator}/server/serve.ts`]: ["../simulator/simulator.ts", "node:http"],
	[`${simulator}/simulator/simulator.ts`]: ["../platform/router.ts"],
	[`${simulator}/platform/router.ts`]: ["../http/respond.ts", "../dialects/groq.ts"],
	[`${simulator}/dialects/groq.ts`]: ["../apis/openai/chat.ts"],
	[`${simulator}/apis/openai/chat.ts`]: ["../../answers/chat.ts"],
	[`${simulator}/http/respond.ts`]: ["../faults/fault.ts"],
	[`${simulator}/answers/chat.ts`]: ["../rules/dialect.ts"],
	[`${simulator}/faults/fault.ts`]: ["../rules/dialect.ts"],
	[`${simulator}/rules/dialect.ts`]: ["../state/jobs.ts"],
	[`${simulator}/state/jobs.ts`]: ["../types/request.ts"],
	[`${simulator}/types/request.ts`]: ["../media/bytes.ts"],
	[`${simulator}/media/bytes.ts`]: [],
	[`${simulator}/http/wait.ts`]: [],
	[`${simulator}/server/read-repository.ts`]: [],
	[`${own}/index.ts`]: ["./provider/respond.ts", "./files/store.ts"],
	[`${own}/provider/respond.ts`]: ["../worker/messages.ts", "../engine/load.ts", "@pusula/inference"],
	[`${own}/worker/messages.ts`]: ["../engine/load.ts"],
	[`${own}/engine/load.ts`]: ["../files/store.ts", "../tasks/runner.ts", "@huggingface/transformers"],
	[`${own}/tasks/runner.ts`]: ["../lib/problem.ts"],
	[`${own}/files/store.ts`]: ["../types/engine.ts"],
	[`${own}/types/engine.ts`]: ["@pusula/tasks"],
	[`${own}/lib/problem.ts`]: [],
	"packages/inference/test/client.test.ts": [
		"../src/entry/client.ts",
		"@pusula/simulator",
		"@pusula/tools/root",
	],
	[`${client}/index.ts`]: ["./entry/client.ts", "./core.ts", "./registry/generated/providers.ts"],
	[`${client}/entry/client.ts`]: ["../generated/functions.ts", "../registry/by-name.ts"],
	[`${client}/core.ts`]: ["./pipeline/run.ts", "./generated/core-functions.ts"],
	[`${client}/registry/by-name.ts`]: ["./generated/providers.ts", "../pipeline/run.ts"],
	[`${client}/generated/functions.ts`]: ["../registry/by-name.ts", "../pipeline/run.ts"],
	[`${client}/generated/core-functions.ts`]: ["../pipeline/run.ts"],
	[`${client}/pipeline/run.ts`]: ["./wire/send.ts", "../types/provider.ts"],
	[`${client}/pipeline/wire/send.ts`]: ["../../lib/read.ts"],
	[`${client}/registry/generated/providers.ts`]: ["../../providers/groq.ts"],
	[`${client}/providers/groq.ts`]: ["../adapters/chat.ts"],
	[`${client}/adapters/chat.ts`]: ["../lib/read.ts"],
	[`${client}/lib/read.ts`]: ["../errors/errors.ts"],
	[`${client}/errors/errors.ts`]: ["../types/provider.ts"],
	[`${client}/types/provider.ts`]: ["../codes/error-codes.ts", "@pusula/tasks"],
	[`${client}/codes/error-codes.ts`]: [],
	"apps/site/astro.config.ts": ["./integrations/fonts.ts"],
	"apps/site/integrations/fonts.ts": ["../src/lib/fold.ts", "@pusula/tools/root"],
	"apps/site/checks/links.ts": ["../scripts/guides.ts", "../src/lib/fold.ts", "@pusula/tools/root"],
	[`${site}/pages/index.ts`]: [
		"../layouts/frame.ts",
		"../features/home/home.ts",
		"../features/search/dialog.ts",
	],
	[`${site}/layouts/frame.ts`]: ["../features/search/dialog.ts"],
	[`${site}/features/home/home.ts`]: ["./row.ts", "../../facts/providers.ts", "../../ui/tab.ts"],
	[`${site}/features/home/row.ts`]: ["react"],
	[`${site}/features/search/dialog.ts`]: ["@pusula/tasks"],
	[`${playground}/page/bench.ts`]: ["../answer/pane.ts", "../code/printed.ts"],
	[`${playground}/answer/pane.ts`]: ["../run/state.ts"],
	[`${playground}/measure/rows.ts`]: ["../run/state.ts"],
	[`${playground}/run/state.ts`]: ["../form/call.ts"],
	[`${playground}/code/printed.ts`]: ["../form/call.ts"],
	[`${playground}/form/call.ts`]: ["../target/access.ts"],
	[`${playground}/target/access.ts`]: ["../parts/field.ts"],
	[`${playground}/parts/field.ts`]: ["../../../ui/tab.ts"],
	[`${site}/facts/providers.ts`]: ["../lib/fold.ts"],
	[`${site}/ui/tab.ts`]: ["../styles/tokens.ts"],
	[`${site}/lib/fold.ts`]: ["../locales/tr.ts"],
	[`${site}/locales/tr.ts`]: [],
	[`${site}/styles/tokens.ts`]: ["../../messages/words.ts"],
	"apps/site/messages/words.ts": [],
	"apps/site/worker/worker.ts": ["../src/lib/fold.ts"],
	"apps/site/prose/rules.ts": ["../src/lib/fold.ts", "../messages/words.ts"],
	"apps/site/demo/studio/scene.ts": ["../../integrations/fonts.ts"],
	"apps/site/scripts/guides.ts": ["../integrations/fonts.ts"],
	"apps/site/e2e/site.spec.ts": ["../checks/links.ts", "../demo/studio/scene.ts"],
	"packages/cli/test/start-cli.ts": ["node:child_process"],
	"packages/cli/test/starts.integration.test.ts": ["./start-cli.ts", "@pusula/tools/run-command"],
	"tools/src/run-command.ts": ["node:child_process"],
	"tools/src/root.ts": ["./free-port.ts"],
	"tools/src/free-port.ts": ["node:net"],
};

/** One more import of a module, new or not, and the rules that it breaks; a cycle is named once. */
const BROKEN: readonly (readonly [module: string, imported: string, ...rules: string[]])[] = [
	["packages/snippets/src/plan/itself.ts", "./itself-too.ts"],
	["packages/snippets/src/plan/itself-too.ts", "./itself.ts", "no-cycles"],
	["packages/snippets/src/plan/by-path.ts", "../../../tasks/src/index.ts", "by-name"],
	["packages/tasks/src/facts.test.ts", "node:child_process", "units-alone"],
	["packages/tasks/src/starts.test.ts", "@pusula/tools/run-command", "units-alone"],
	["packages/cli/test/starts.test.ts", "./start-cli.ts", "units-alone"],
	["packages/tasks/scripts/generate.ts", "../../../tools/src/root.ts", "by-name"],
	["apps/site/checks/by-path.ts", "../../../scripts/start.ts", "by-name"],
	[`${simulator}/rules/knows-models.ts`, "@pusula/tasks/model-table", "model-table"],
	["tools/src/above.ts", "@pusula/tasks", "tools-below"],
	["packages/tasks/src/foreign.ts", "zod", "package-tasks"],
	["packages/inference/src/lib/above.ts", "@pusula/snippets", "package-inference"],
	["packages/snippets/src/plan/tool.ts", "@pusula/tools/root", "package-snippets"],
	["packages/metrics/src/client.ts", "@pusula/inference", "package-metrics"],
	["packages/metrics/src/catalogue.ts", "@pusula/tasks", "metrics-alone"],
	[`${simulator}/rules/client.ts`, "@pusula/inference", "package-simulator"],
	["packages/local/src/printer.ts", "@pusula/snippets", "package-local"],
	["packages/datasets/src/measured.ts", "@pusula/metrics", "package-datasets"],
	["packages/measure/src/run/caller.ts", "@pusula/inference", "package-measure"],
	["packages/cli/src/foreign.ts", "zod", "package-cli"],
	["packages/extra/src/index.ts", "@pusula/tasks", "package-known"],
	["packages/tasks/src/types/knows-rows.ts", "../model-table.ts", "tasks-types"],
	["packages/tasks/src/models/knows-lists.ts", "../model-table.ts", "tasks-rows"],
	["packages/tasks/src/tasks/knows-root.ts", "../model-table.ts", "tasks-tasks"],
	["packages/tasks/src/generated/knows-root.ts", "../model-table.ts", "tasks-lists"],
	["packages/metrics/src/labels/knows-root.ts", "../share.ts", "metrics-labels"],
	["packages/metrics/src/numbers/knows-root.ts", "../share.ts", "metrics-numbers"],
	["packages/metrics/src/ranking/knows-root.ts", "../share.ts", "metrics-ranking"],
	["packages/metrics/src/statistics/knows-root.ts", "../share.ts", "metrics-statistics"],
	["packages/metrics/src/vision/knows-root.ts", "../share.ts", "metrics-vision"],
	["packages/metrics/src/table/knows-root.ts", "../share.ts", "metrics-table"],
	["packages/snippets/src/types/snippet.ts", "../print/snippets.ts", "snippets-types"],
	["packages/snippets/src/literals/knows-printers.ts", "../printers/curl.ts", "snippets-literals"],
	["packages/snippets/src/args/knows-printers.ts", "../printers/curl.ts", "snippets-args"],
	["packages/snippets/src/reference/knows-printers.ts", "../printers/curl.ts", "snippets-reference"],
	["packages/snippets/src/print/print-task-call.ts", "../index.ts", "snippets-print"],
	["packages/tasks/src/somewhere/read.ts", "node:path", "tasks-place"],
	["packages/metrics/src/text/knows-table.ts", "../table/metric.ts", "metrics-text"],
	["packages/metrics/src/lib/knows-root.ts", "../share.ts", "metrics-lib"],
	["packages/metrics/src/somewhere/read.ts", "node:path", "metrics-place"],
	["packages/snippets/src/plan/knows-printers.ts", "../printers/curl.ts", "snippets-plan"],
	["packages/snippets/src/printers/knows-all.ts", "../print/snippets.ts", "snippets-printers"],
	["packages/snippets/src/somewhere/read.ts", "node:path", "snippets-place"],
	[`${own}/types/knows-files.ts`, "../files/store.ts", "local-types"],
	[`${own}/files/knows-tasks.ts`, "../tasks/runner.ts", "local-files"],
	[`${own}/tasks/knows-engine.ts`, "../engine/load.ts", "local-tasks"],
	[`${own}/engine/knows-worker.ts`, "../worker/messages.ts", "local-engine"],
	[`${own}/worker/knows-provider.ts`, "../provider/respond.ts", "local-worker"],
	[`${own}/provider/knows-files.ts`, "../files/store.ts", "local-provider"],
	[`${own}/somewhere/read.ts`, "node:path", "local-place"],
	[`${measure}/results/knows-fields.ts`, "../fields/list.ts", "measure-results"],
	[`${measure}/fields/knows-answers.ts`, "../evaluate/answers.ts", "measure-fields"],
	[`${measure}/evaluate/knows-run.ts`, "../run/rows.ts", "measure-evaluate"],
	[`${measure}/table/knows-run.ts`, "../run/rows.ts", "measure-table"],
	[`${measure}/run/knows-report.ts`, "../report/build.ts", "measure-run"],
	[`${measure}/report/knows-index.ts`, "../index.ts", "measure-report"],
	[`${measure}/somewhere/read.ts`, "node:path", "measure-place"],
	[`${cli}/io/clock.ts`, "../messages/tr/index.ts", "cli-io"],
	[`${cli}/messages/knows-terminal.ts`, "../terminal/style.ts", "cli-messages"],
	[`${cli}/terminal/knows-errors.ts`, "../errors/print.ts", "cli-terminal"],
	[`${cli}/errors/knows-args.ts`, "../args/options.ts", "cli-errors"],
	[`${cli}/args/knows-commands.ts`, "../commands/batch.ts", "cli-args"],
	[`${cli}/calls/knows-batch.ts`, "../batch/rows.ts", "cli-calls"],
	[`${cli}/batch/knows-commands.ts`, "../commands/batch.ts", "cli-batch"],
	[`${cli}/completion/knows-commands.ts`, "../commands/batch.ts", "cli-completion"],
	[`${cli}/commands/knows-program.ts`, "../cli.ts", "cli-commands"],
	[`${cli}/somewhere/read.ts`, "node:path", "cli-place"],
	[`${simulator}/media/knows-request.ts`, "../types/request.ts", "simulator-media"],
	[`${simulator}/types/request.ts`, "../http/wait.ts", "simulator-types"],
	[`${simulator}/state/knows-answers.ts`, "../answers/chat.ts", "simulator-state"],
	[`${simulator}/rules/knows-http.ts`, "../http/respond.ts", "simulator-rules"],
	[`${simulator}/answers/knows-dialects.ts`, "../dialects/groq.ts", "simulator-answers"],
	[`${simulator}/faults/knows-platform.ts`, "../platform/router.ts", "simulator-faults"],
	[`${simulator}/http/knows-answers.ts`, "../answers/chat.ts", "simulator-http"],
	[`${simulator}/apis/knows-dialects.ts`, "../dialects/groq.ts", "simulator-apis"],
	[`${simulator}/dialects/knows-platform.ts`, "../platform/router.ts", "simulator-dialects"],
	[`${simulator}/platform/knows-simulator.ts`, "../simulator/simulator.ts", "simulator-platform"],
	[`${simulator}/simulator/simulator.ts`, "../server/read-repository.ts", "simulator-simulator"],
	[`${simulator}/simulator/models.ts`, "./simulator.ts", "simulator-models"],
	[`${simulator}/server/knows-rules.ts`, "../rules/dialect.ts", "simulator-server"],
	[`${simulator}/somewhere/read.ts`, "node:path", "simulator-place"],
	[`${client}/codes/knows-types.ts`, "../types/provider.ts", "client-codes"],
	[`${client}/types/knows-errors.ts`, "../errors/errors.ts", "client-types"],
	[`${client}/errors/error-aliases.ts`, "../lib/read.ts", "client-errors"],
	[`${client}/lib/knows-adapter.ts`, "../adapters/chat.ts", "client-lib"],
	[`${client}/adapters/knows-pipeline.ts`, "../pipeline/run.ts", "client-adapters"],
	[`${client}/providers/knows-pipeline.ts`, "../pipeline/run.ts", "client-providers"],
	[`${client}/registry/generated/providers.ts`, "../../lib/read.ts", "client-lists"],
	[`${client}/registry/by-name.ts`, "../adapters/chat.ts", "client-registry"],
	[`${client}/pipeline/knows-provider.ts`, "../providers/groq.ts", "client-pipeline"],
	[`${client}/pipeline/wire/knows-run.ts`, "../run.ts", "pipeline-wire"],
	[`${client}/pipeline/call/knows-wire.ts`, "../wire/send.ts", "pipeline-call"],
	[`${client}/pipeline/streams/knows-run.ts`, "../run.ts", "pipeline-streams"],
	[`${client}/pipeline/route/knows-run.ts`, "../run.ts", "pipeline-route"],
	[`${client}/pipeline/jobs/knows-run.ts`, "../run.ts", "pipeline-jobs"],
	[`${client}/pipeline/somewhere/read.ts`, "node:path", "pipeline-place"],
	[`${client}/entry/knows-adapter.ts`, "../adapters/chat.ts", "client-entry"],
	[`${client}/generated/core-functions.ts`, "../registry/by-name.ts", "client-core"],
	[`${client}/types/generated/task-table.ts`, "../../errors/errors.ts", "client-types"],
	[`${client}/core.ts`, "./registry/generated/providers.ts", "client-core", "client-core-alone"],
	[`${client}/entry/client.ts`, "../core.ts", "client-entry"],
	[`${client}/somewhere/read.ts`, "node:path", "client-place"],
	["apps/site/messages/knows-site.ts", "../src/lib/fold.ts", "rooms-data"],
	[`${site}/lib/fold.test.ts`, "../../integrations/fonts.ts", "rooms-src"],
	["apps/site/worker/knows-checks.ts", "../checks/links.ts", "rooms-worker"],
	["apps/site/integrations/knows-checks.ts", "../checks/links.ts", "rooms-integrations"],
	["apps/site/prose/knows-integrations.ts", "../integrations/fonts.ts", "rooms-prose"],
	["apps/site/demo/studio/knows-checks.ts", "../../checks/links.ts", "rooms-demo"],
	["apps/site/scripts/knows-checks.ts", "../checks/links.ts", "rooms-scripts"],
	["apps/site/checks/knows-prose.ts", "../prose/rules.ts", "rooms-checks"],
	["apps/site/e2e/knows-scripts.spec.ts", "../scripts/guides.ts", "rooms-e2e"],
	["apps/site/somewhere/read.ts", "node:path", "rooms-place"],
	[`${site}/styles/knows-lib.ts`, "../lib/fold.ts", "site-styles"],
	[`${site}/locales/knows-lib.ts`, "../lib/fold.ts", "site-locales"],
	[`${site}/lib/knows-ui.ts`, "../ui/tab.ts", "site-lib"],
	[`${site}/facts/knows-ui.ts`, "../ui/tab.ts", "site-facts"],
	[`${site}/ui/knows-feature.ts`, "../features/home/home.ts", "site-ui"],
	[`${site}/features/home/knows-layout.ts`, "../../layouts/frame.ts", "site-features"],
	[`${site}/layouts/knows-page.ts`, "../pages/index.ts", "site-layouts"],
	[`${site}/somewhere/read.ts`, "node:path", "site-place"],
	[`${site}/features/home/other.ts`, "../search/dialog.ts", "feature-walls"],
	[`${playground}/parts/knows-target.ts`, "../target/access.ts", "playground-parts"],
	[`${playground}/target/knows-form.ts`, "../form/call.ts", "playground-target"],
	[`${playground}/form/knows-run.ts`, "../run/state.ts", "playground-form"],
	[`${playground}/code/knows-run.ts`, "../run/state.ts", "playground-code"],
	[`${playground}/run/knows-code.ts`, "../code/printed.ts", "playground-run"],
	[`${playground}/measure/knows-page.ts`, "../page/bench.ts", "playground-measure"],
	[`${playground}/answer/knows-page.ts`, "../page/bench.ts", "playground-answer"],
	[`${playground}/workbench.ts`, "react", "playground-place"],
	[`${site}/lib/knows-checks.ts`, "../../checks/links.ts", "rooms-src", "site-for-browsers"],
	[`${site}/lib/knows-tools.ts`, "@pusula/tools/root", "site-for-browsers"],
];

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-imports-"));
	await mkdir(join(folder, "node_modules/@pusula"), { recursive: true });
	for (const workspace of [
		"packages/tasks",
		"packages/metrics",
		"packages/inference",
		"packages/local",
		"packages/snippets",
		"packages/simulator",
		"packages/datasets",
		"packages/measure",
		"packages/cli",
		"tools",
	]) {
		const name = `@pusula/${basename(workspace)}`;
		const exports = { ".": "./src/index.ts", "./*": "./src/*.ts" };
		await write(`${workspace}/package.json`, JSON.stringify({ name, exports }));
		await symlink(join(folder, workspace), join(folder, "node_modules", name));
	}
	for (const name of ["zod", "react", "@huggingface/transformers"])
		await write(`node_modules/${name}/index.js`, "");
	await write(
		"package.json",
		'{ "dependencies": { "zod": "1.0.0", "react": "1.0.0", "@huggingface/transformers": "1.0.0" } }',
	);
	await write("scripts/start.ts", "");
	await write("bench/main.ts", "");
	await write("runtimes/page.ts", "");
	await write("recipes/read-recipe.ts", "");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a tree that keeps the rules passes", async () => {
	for (const [path, imports] of Object.entries(KEPT)) await write(path, printImports(imports));
	expect((await cruise(folder)).broken).toEqual([]);
});

test("each rule finds what breaks it, and nothing else", async () => {
	const tree = new Map(Object.entries(KEPT));
	for (const [path, imported] of BROKEN) tree.set(path, [...(tree.get(path) ?? []), imported]);
	for (const [path, imports] of tree) await write(path, printImports(imports));

	const { broken, rules } = await cruise(folder);
	const expected = BROKEN.flatMap(([path, , ...names]) => names.map((name) => `${name}: ${path}`));
	expect(broken).toEqual(expected.toSorted());
	expect(rules.filter((rule) => !broken.some((line) => line.startsWith(`${rule}: `)))).toEqual([]);
});

test("a table in which two layers could import each other is no table", async () => {
	const text = await readFile(join(ROOT, ".dependency-cruiser.mjs"), "utf8");
	await write("below.mjs", text.replace('lib: { files: "lib/", imports: [', '$&"adapters", '));
	const url = pathToFileURL(join(folder, "below.mjs")).href;
	await expect(import(/* @vite-ignore */ url)).rejects.toThrow(": lib may not import adapters");
});

test("the site's configuration loads no package, and may use the types of one", async () => {
	const config = { config: "apps/site/.dependency-cruiser.mjs", from: ["apps/site/astro.config.ts"] };
	await write("packages/tasks/src/index.ts", "export const a = 1;");
	await write(
		"apps/site/astro.config.ts",
		'import { b } from "./integrations/fonts.ts"; export const c = b;',
	);
	const integration = (line: string): Promise<void> => write("apps/site/integrations/fonts.ts", line);

	await integration('import type { Task } from "@pusula/tasks"; export const b: Task = 1;');
	expect((await cruise(folder, config)).broken).toEqual([]);
	await integration('import { a } from "@pusula/tasks"; export const b = a;');
	expect((await cruise(folder, config)).broken).toEqual(["config-alone: apps/site/astro.config.ts"]);
});

function write(path: string, text: string): Promise<void> {
	return writeIn(folder, path, text);
}
