import type { commandLine as turkish } from "../tr/command-line.ts";
import type { WordsOf } from "../parts/words-of.ts";

/** The words of the command line in English: its parts, and what is wrong with one. */
export const commandLine: WordsOf<typeof turkish> = {
	help: {
		usage: "Usage",
		command: "COMMAND",
		commands: "Commands",
		options: "Options",
		more: 'For the options of a command: "pusula COMMAND --help".',
		keys: "Keys are read from the environment (HF_TOKEN, or <PROVIDER>_API_KEY) and from the Hub's token file, never from arguments.",
	},
	commands: {
		run: "Makes one call. INPUT is a text, a file, or - for standard input.",
		batch:
			"Makes one call for each row of a JSONL, CSV or TSV file; goes on after a stop without repeating what is done.",
		worker: "Makes the calls of the rows that batch puts into a queue, on as many machines as you like.",
		eval: "Measures models on rows with right answers, and compares them.",
		tasks: "Lists the tasks, or shows one.",
		providers: "Lists the providers, or shows one.",
		snippet: "Prints code for a call.",
		serve: "Serves the simulator of all providers on this machine.",
		completion: "Prints the completion script of a shell.",
	},
	examples: {
		run: 'pusula run conversational --model meta-llama/Llama-3.1-8B-Instruct --provider groq "Write a haiku about fog."',
		batch: "pusula batch text-classification reviews.csv --input review --out labels.csv --model owner/name",
		worker: "pusula worker --queue redis://queue.example:6379",
		eval: 'pusula eval text-classification reviews.csv --input review --expected label -m owner/one -m owner/two --threshold "accuracy>=0.8" --out report.html',
		tasks: "pusula tasks question-answering",
		providers: "pusula providers --task text-to-image",
		snippet:
			'pusula snippet conversational --provider groq --model meta-llama/Llama-3.1-8B-Instruct --client curl "Hello"',
		serve: "pusula serve --port 4310 --fault busy",
		completion: "source <(pusula completion bash)",
	},
	operands: {
		TASK: "TASK",
		INPUT: "INPUT",
		PROVIDER: "PROVIDER",
		SHELL: "SHELL",
		FILE: "FILE",
	},
	values: {
		MODEL: "MODEL",
		PROVIDER: "PROVIDER",
		URL: "URL",
		"NAME=VALUE": "NAME=VALUE",
		FILE: "FILE",
		ORG: "ORG",
		SECONDS: "SECONDS",
		TASK: "TASK",
		CLIENT: "CLIENT",
		PORT: "PORT",
		NUMBER: "NUMBER",
		NAME: "NAME",
		LANG: "LANG",
		COLUMN: "COLUMN",
		"FIELD=COLUMN": "FIELD=COLUMN",
		PRICE: "PRICE",
		METRIC: "METRIC",
		RULES: "RULES",
		"ANSWER=LABEL": "ANSWER=LABEL",
		BOUND: "BOUND",
		SUM: "SUM",
	},
	options: {
		help: "shows this help",
		version: "prints the version",
		lang: "language of the messages; default: that of the environment",
		json: "prints JSON",
		model: "model on the Hub, owner/name; with --provider local also the path of a folder, such as ./model",
		provider:
			"provider, auto, or local for models on this machine; default: auto; in eval once for all models, or once for each in their order",
		yes: "downloads the files of a local model without asking",
		endpoint: "your own endpoint, in place of a provider; its key is API_TOKEN",
		simulator:
			"sends every call to a simulator at this URL, with a made-up key: nothing is billed, and no model runs",
		field: "a further field of the task's input; @FILE reads it from a file",
		param: "a parameter of the task; JSON where it is JSON, else text",
		out: "file for the result",
		"bill-to": "organisation that pays for routed calls",
		timeout: "seconds that a call may take; default: 600, jobs 1800",
		task: "only those of this task",
		client: "library or program that the code is for, or all; default: @pusula/inference",
		stream: "code that streams",
		input: "column of the main field; default: the one with the field's name",
		column: "column of another field",
		expected: "column of the right answer",
		metric: "metric in place of the task's own; the first one compares the models",
		normalize:
			"how answers are compared: none (as written), turkish or squad (English); default: as the metric is defined, but turkish for metrics that ignore case where a row has ğ, ı, ş or İ",
		label: "which label of the data an answer means, such as POSITIVE=good; may be repeated",
		threshold: "exit code 1 where a model misses it: accuracy>=0.8, failures<=0, p95<2 (seconds)",
		concurrency: "most calls at once, in eval to each provider; fewer where it is busy",
		rate: "most calls that start in a second; in a queue of all workers together, in eval to each provider",
		queue:
			"Redis or Valkey server whose workers make the calls, as redis://HOST:PORT; with a password in PUSULA_QUEUE",
		takeover: "seconds of silence after which a worker's rows are given to others; default: 30",
		"retry-failed": "tries the rows again that failed or are in doubt",
		price:
			"what you pay: for a call (0.003), or for a million input and output tokens (0.05/0.08); in eval once for all models, or once for each in their order",
		"max-price": "stops before more than this sum is spent; needs --price",
		"dry-run": "reads and checks every row, and makes no call",
		port: "port on 127.0.0.1; default: 4310, 0 for a free one",
		seed: "another number gives other made-up results; default: 0",
		fault: "what goes wrong; may be repeated, and list names the faults",
	},
	usage: {
		unknownCommand: (name, near) =>
			`There is no command "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`} "pusula --help" lists the commands.`,
		unknownOption: (name, near) =>
			`There is no option ${name} here.${near === undefined ? "" : ` Did you mean ${near}?`} Add --help to see the options.`,
		noValue: (name) => `--${name} takes no value.`,
		needsValue: (name, value) => `--${name} needs a value: --${name} ${value}.`,
		needsOption: (name, value) => `--${name} ${value} is missing.`,
		twice: (name) => `--${name} is given twice; this command takes it once.`,
		missing: (operand) => `${operand} is missing. Add --help to see what the command takes.`,
		extra: (value) => `"${value}" is one argument too many. Put quotation marks around a text with spaces.`,
		notWhole: (name, value, least, most) =>
			`--${name} "${value}": a whole number from ${least} to ${most} is needed.`,
		notOneOf: (name, value, known) => `${name} "${value}" is unknown. Known: ${known.join(", ")}.`,
		langOfCode: (clients) =>
			`--lang is the language of the messages. Code is chosen with --client: ${clients.join(", ")}.`,
		unknownTask: (name, near) =>
			`There is no task "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`} "pusula tasks" lists them.`,
		notCallable: (name) =>
			`The task "${name}" is in the catalogue, but no provider of this program offers it. "pusula tasks" marks those that can be called.`,
		unknownProvider: (name, near) =>
			`There is no provider "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`} "pusula providers" lists them.`,
		unknownField: (name, task, known) =>
			`"${name}" is not a field of ${task}. Its fields: ${known.join(", ")}. Settings go after --param.`,
		notAPair: (option, value, form) => `--${option} "${value}": write ${form}.`,
		notJson: (name, reason) => `The field "${name}" must be JSON: ${reason}`,
		needsField: (name, task) => `${task} needs the field "${name}": --field ${name}=… (or @FILE).`,
		simulatorUrl: (value) => `--simulator "${value}": a URL such as http://127.0.0.1:4310 is needed.`,
		noSimulator: (url) => `There is no simulator at ${url}. Start one with "pusula serve".`,
	},
	keys: {
		noKeyOption: (name) =>
			`${name} is not an option: arguments show in process lists and stay in the shell's history. Put the key into the environment (HF_TOKEN, or <PROVIDER>_API_KEY).`,
		noPasswordArgument:
			"An argument is a URL with a password. Arguments show in process lists and stay in the shell's history, so the program refuses it. Put the URL into PUSULA_QUEUE, and change the password, as it may have been seen.",
		noKeyArgument:
			"One of the arguments is a key. Arguments show in process lists and stay in the shell's history, so the program refuses it. Put the key into the environment (HF_TOKEN, or <PROVIDER>_API_KEY), and replace the key, as it may have been seen.",
		noSecretUrl: (option) =>
			`The URL after --${option} holds a name, a password or a key. Arguments show in process lists and stay in the shell's history, so the program refuses it. Take it out of the URL: the key of an endpoint goes into API_TOKEN. Replace it, as it may have been seen.`,
		missing: (names, { page, variable }) =>
			`No key was found. Looked at: ${names.join(", ")}.${page === undefined ? "" : ` Create one at ${page} and put it into ${variable}.`}`,
		tokenFile: (path) => `the file ${path}`,
		unreadableFile: (path, reason) => `The token file ${path} cannot be read: ${reason}.`,
	},
};
