import { FAULT_PRESETS, FILE_FAULT_PRESETS } from "@pusula/simulator";
import { serveTableModels } from "@pusula/simulator/models";
import { serve } from "@pusula/simulator/serve";
import type { ParsedArgs } from "../args/parse.ts";
import type { Context } from "../terminal/context.ts";
import { CliError, EXIT } from "../errors/cli-error.ts";
import { drawTable } from "../terminal/table.ts";

const DEFAULT_PORT = 4310;
const MOST_PORT = 65_535;
const MOST_SEED = 2 ** 31;

/** `pusula serve`: the simulator of all providers, with the models of the table, on the loopback address until the program is interrupted. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { io, words, style, locale } = context;
	const presets = [...FAULT_PRESETS, ...FILE_FAULT_PRESETS];
	const named = args.list("fault");
	if (named.includes("list")) {
		io.stdout.write(
			drawTable(
				presets.map(({ id, titles }) => [id, titles[locale]]),
				context,
			),
		);
		return EXIT.done;
	}
	const faults = named.flatMap((name) => {
		const preset = presets.find(({ id }) => id === name);
		if (preset) return preset.faults;
		throw new CliError(
			words.usage.notOneOf(
				"--fault",
				name,
				presets.map(({ id }) => id),
			),
		);
	});
	const port = args.whole("port", 0, MOST_PORT) ?? DEFAULT_PORT;
	const seed = args.whole("seed", 0, MOST_SEED) ?? 0;
	const { url, close } = await listen({ ...serveTableModels(), port, seed, faults, locale }, context);
	io.stdout.write(
		`${style("title", words.serve.ready(url))}\n${words.serve.how(url)}\n${words.serve.use(url)}\n${words.serve.stop}\n`,
	);
	if (!io.signal.aborted)
		await new Promise<void>((resolve) =>
			io.signal.addEventListener("abort", () => resolve(), { once: true }),
		);
	await close();
	return EXIT.done;
}

async function listen(options: Parameters<typeof serve>[0] & { port: number }, { words }: Context) {
	try {
		return await serve(options);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
			throw new CliError(words.serve.portInUse(options.port), EXIT.failed);
		throw error;
	}
}
