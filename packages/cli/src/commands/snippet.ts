import { SNIPPET_CLIENTS, SampleFile, exampleArgs, type SnippetClient, snippetsFor } from "@pusula/snippets";
import { mainField, placeFields } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import { basename } from "node:path";
import type { ParsedArgs } from "../args/parse.ts";
import { resolveProvider, resolveTask } from "../calls/find-names.ts";
import { isRouted } from "../calls/keys.ts";
import { pairs, readParams, resolveField, toArgs, toValue } from "../calls/read-values.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";

/** `pusula snippet TASK`: prints the code of a call for one client, or for all of them. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { io, words, style } = context;
	const task = resolveTask(args.operands[0] ?? "", words);
	const client = resolveClient(args.text("client") ?? "@pusula/inference", context);
	const named = args.text("provider");
	const provider = named === undefined || named === "auto" ? "auto" : resolveProvider(named, words);
	const endpointUrl = args.text("endpoint");
	const { snippets, missing } = snippetsFor({
		task,
		provider: endpointUrl === undefined || named !== undefined ? provider : undefined,
		endpointUrl,
		model: endpointUrl === undefined ? args.needed("model") : args.text("model"),
		args: toSnippetArgs(task, args, context),
		routed: provider === "auto" || isRouted(provider),
		stream: args.flag("stream"),
		billTo: args.text("bill-to"),
	});
	const isWanted = (one: { readonly client: SnippetClient }): boolean =>
		client === "all" || one.client === client;
	const found = snippets.filter(isWanted);
	if (args.flag("json")) {
		io.stdout.write(
			`${JSON.stringify({ snippets: found, missing: missing.filter(isWanted) }, null, "\t")}\n`,
		);
		return EXIT.done;
	}
	if (client === "all")
		for (const { language, client: name, install, code } of found)
			io.stdout.write(
				`${style("title", `${name} (${language})`)}${install === undefined ? "" : ` ${style("quiet", install)}`}\n${code.trimEnd()}\n\n`,
			);
	else if (found[0]) io.stdout.write(`${found[0].code.trimEnd()}\n`);
	for (const { client: name, reason } of missing.filter(isWanted))
		io.stderr.write(`${words.snippet.noClient(name, words.snippet.reasons[reason])}\n`);
	if (found.length > 0) return EXIT.done;
	if (!missing.some(isWanted)) io.stderr.write(`${words.snippet.none}\n`);
	return EXIT.failed;
}

function resolveClient(name: string, { words }: Context): SnippetClient | "all" {
	const clients = [...new Set(SNIPPET_CLIENTS.map(({ client }) => client))];
	const found = name === "all" ? name : clients.find((client) => client === name);
	if (found) return found;
	throw new CliError(words.usage.notOneOf("--client", name, ["all", ...clients]));
}

/** The fields of the call: those that were given, else the catalogue's example. Files are named, not read. */
function toSnippetArgs(task: CallableTaskId, args: ParsedArgs, context: Context): object {
	const { words, locale } = context;
	const input = args.operands[1];
	const values: Record<string, unknown> = {};
	const main = mainField(task);
	const given = [
		...(input === undefined ? [] : ([[main.name, input]] as const)),
		...pairs(args.list("field"), "field", words),
	];
	for (const [name, text] of given) {
		const field = resolveField(task, name, words);
		values[name] =
			field.kind === "file" ? new SampleFile(basename(text.replace(/^@/, ""))) : toValue(field, text, words);
	}
	const params = readParams(args, words);
	if (given.length > 0) return toArgs(task, { ...values, ...params }, words);
	const example = exampleArgs(task, { locale });
	if (!example) throw new CliError(words.usage.missing(words.operands.INPUT));
	const { parameters, ...rest } = placeFields(task, params);
	const { parameters: own } = example as { parameters?: object }; // an example of the catalogue
	return {
		...example,
		...rest,
		...(parameters !== undefined && { parameters: { ...own, ...Object(parameters) } }),
	};
}
