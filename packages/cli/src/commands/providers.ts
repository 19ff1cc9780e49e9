import {
	type InferenceProvider,
	INFERENCE_PROVIDERS,
	PROVIDER_FACTS,
	type ProviderFacts,
	toKeyVariable,
} from "@pusula/inference";
import type { ParsedArgs } from "../args/parse.ts";
import { resolveProvider, resolveTask } from "../calls/find-names.ts";
import { isRouted, PLATFORM_VARIABLE } from "../calls/keys.ts";
import type { Context } from "../terminal/context.ts";
import { EXIT } from "../errors/cli-error.ts";
import { formatDate } from "../terminal/format.ts";
import { drawTable } from "../terminal/table.ts";
import { providersOf } from "../calls/describe-task.ts";
import { splitTasks } from "../calls/served-tasks.ts";

/** `pusula providers [PROVIDER]`: the providers that the client knows, or one of them. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { io, words } = context;
	const [name] = args.operands;
	const isJson = args.flag("json");
	const taskName = args.text("task");
	const task = taskName === undefined ? undefined : resolveTask(taskName, words);
	if (name !== undefined) {
		const details = describe(resolveProvider(name, words));
		const offersTask = task && details.tasks.includes(task);
		if (isJson) io.stdout.write(toJson({ ...details, offersTask }));
		else if (task === undefined) io.stdout.write(drawProvider(details, context));
		else io.stdout.write(`${words.providers[offersTask ? "offers" : "lacks"](details.name, task)}\n`);
		return EXIT.done;
	}
	const ids = task === undefined ? INFERENCE_PROVIDERS : providersOf(task);
	const all = ids.map(describe);
	if (isJson) io.stdout.write(toJson(all));
	else if (task !== undefined && all.length === 0) io.stdout.write(`${words.providers.none(task)}\n`);
	else io.stdout.write(drawProviders(all, context));
	return EXIT.done;
}

interface Details {
	readonly id: InferenceProvider;
	readonly name: string;
	readonly docs: string;
	readonly keyUrl: string | undefined;
	/** Environment variables that hold its key, the first that is set is taken. */
	readonly keyVariables: readonly string[];
	readonly isRouted: boolean;
	readonly lifecycle: ProviderFacts["lifecycle"];
	/** Those that it has models for. */
	readonly tasks: readonly string[];
	/** Those whose calls the client knows, though the provider has no current models for them. */
	readonly unservedTasks: readonly string[];
	/** ISO day of the source that names the served ones. */
	readonly tasksDate: string | undefined;
}

function describe(id: InferenceProvider): Details {
	const facts: ProviderFacts = PROVIDER_FACTS[id];
	const { served, unserved, date } = splitTasks(id);
	const routed = isRouted(id);
	return {
		id,
		name: facts.name,
		docs: facts.docs,
		keyUrl: facts.keyUrl,
		keyVariables: [toKeyVariable(id), ...(routed ? [PLATFORM_VARIABLE] : [])],
		isRouted: routed,
		lifecycle: facts.lifecycle,
		tasks: served,
		unservedTasks: unserved,
		tasksDate: date,
	};
}

function drawProviders(all: readonly Details[], context: Context): string {
	const rows = all.map(({ id, name, keyVariables, tasks }) => [
		id,
		name,
		keyVariables[0] ?? "",
		tasks.join(", "),
	]);
	return drawTable(rows, { ...context, titles: context.words.providers.columns });
}

function drawProvider(provider: Details, context: Context): string {
	const { words, style, locale } = context;
	const { status, date } = provider.lifecycle;
	const dayOf = (iso: string): string => words.providers.as(formatDate(iso, locale));
	const { tasksDate, unservedTasks } = provider;
	const rows = [
		[words.providers.documentation, provider.docs],
		...(provider.keyUrl === undefined ? [] : [[words.providers.keyPage, provider.keyUrl]]),
		[words.providers.keyVariable, provider.keyVariables.join(", ")],
		[words.providers.throughPlatform, provider.isRouted ? words.providers.yesWithToken : words.providers.no],
		[words.providers.state, `${words.providers.states[status]} (${dayOf(date)})`],
		[words.providers.tasks, provider.tasks.join(", ")],
		...(tasksDate === undefined
			? []
			: [[words.providers.unserved, `${unservedTasks.join(", ")} (${dayOf(tasksDate)})`]]),
	];
	return `${style("title", provider.name)} (${provider.id})\n${drawTable(rows, context)}`;
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
