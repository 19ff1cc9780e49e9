import type { Messages } from "../tr/index.ts";
import { advice } from "./advice.ts";
import { madeCalls } from "./made-calls.ts";
import { commandLine } from "./command-line.ts";

/** The words of the program in English. */
export const messages: Messages = {
	about: "Machine-learning tasks from the terminal.",
	...commandLine,
	...madeCalls,
	tasks: {
		columns: ["task", "name", "call", "summary"],
		callable: "yes",
		notCallable: "no",
		summary: "Summary",
		result: "Result",
		fields: "Fields",
		parameters: "Parameters",
		metrics: "Metrics",
		models: "Models of the catalogue",
		providers: "Providers",
		needed: "needed",
		optional: "optional",
	},
	providers: {
		columns: ["provider", "name", "key", "tasks"],
		documentation: "Documentation",
		keyPage: "Keys",
		keyVariable: "Environment variable",
		throughPlatform: "Through the platform",
		yesWithToken: "yes, with HF_TOKEN",
		no: "no, only with a key of its own",
		state: "State",
		states: {
			live: "takes calls through the platform",
			"removed-upstream": "no longer in the platform's list",
			unknown: "not known",
		},
		tasks: "Tasks",
		unserved: "Without models",
		as: (date) => `as of ${date}`,
		none: (task) => `No provider is known to have current models for ${task}.`,
		offers: (provider, task) => `${provider} offers ${task}.`,
		lacks: (provider, task) => `${provider} does not offer ${task}.`,
	},
	snippet: {
		noClient: (client, reason) => `No code for ${client}: ${reason}.`,
		none: "There is no code for this call.",
		reasons: {
			offer: "this provider does not offer the task",
			auto: "it cannot choose a provider; name one with --provider",
			provider: "it does not know the provider",
			task: "it does not offer the task",
			parameters: "it has no place for one of the parameters",
			stream: "it has no stream for this call",
			job: "it cannot follow the provider's queue",
			reply: "it cannot make use of the reply",
			url: "it cannot call this endpoint",
		},
	},
	serve: {
		ready: (url) => `Simulator of all providers: ${url}`,
		how: (url) => `https://<host>/<path> is served as ${url}/<host>/<path>.`,
		use: (url) =>
			`In another terminal: pusula run text-classification --simulator ${url} --model pusula/text-classification "A fine day."`,
		stop: "Ctrl+C stops it.",
		portInUse: (port) => `Port ${port} is in use. Choose another one with --port, or 0 for a free one.`,
	},
	oldNode: (needed, version) =>
		`pusula needs Node ${needed} or newer, and this is Node ${version}. Install a newer Node and run the command again.`,
	internal: (reason) =>
		`This is a bug in the program: ${reason}. Please report it with the command that you ran.`,
	advice,
};
