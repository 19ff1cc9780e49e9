import type { Messages } from "../tr/index.ts";
import { advice } from "./advice.ts";

/** The words of the program in English. */
export const messages: Messages = {
	about: "Machine-learning tasks from the terminal.",
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
		run: 'pusula run text-generation --model meta-llama/Llama-3.1-8B-Instruct --provider groq "Write a haiku about fog."',
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
		missing: (names) => `No key was found. Looked at: ${names.join(", ")}.`,
		tokenFile: (path) => `the file ${path}`,
		unreadableFile: (path, reason) => `The token file ${path} cannot be read: ${reason}.`,
	},
	run: {
		simulated: "Simulated: no model ran and nothing was billed.",
		notInTable:
			"The simulator knows the models of Pusula's table alone: a model that exists and is not in it gets this error too. Check the spelling, or call the provider itself.",
		needsOut: (name) => `The result is a file: name one with --out, such as --out ${name}.`,
		notAFile: "The result is not a file; --out writes it as text.",
		wrote: (path, size) => `${path}: ${size}`,
		cannotRead: (path, reason) => `${path} cannot be read: ${reason}.`,
		isFolder: (path) => `${path} is a folder; name a file.`,
		cannotWrite: (path, reason) => `${path} cannot be written: ${reason}.`,
		fileNeeded: (path) => `The task works on a file, and there is no file "${path}".`,
		emptyInput: "Standard input was empty.",
		failed: (code) => `Error (${code})`,
		requestId: (id) => `Request id: ${id}`,
		stdin: "Standard input",
		stdout: "Standard output",
		notText: (name) => `${name} is not text.`,
		interrupted: "Interrupted.",
	},
	fileReasons: {
		EACCES: "permission denied",
		EISDIR: "it is a folder",
		ENOENT: "no such file or directory",
		ENOSPC: "the disk is full",
		ENOTDIR: "not a directory",
		EROFS: "read-only file system",
		CANTOPEN: "it cannot be opened as a database",
		NOTADB: "it is not a state file of a run",
	},
	rows: {
		unknownFormat: (path, known) =>
			`${path}: rows are read and written as ${known.join(", ")}. Give the file one of these endings.`,
		none: (path) => `${path} holds no rows.`,
		notJson: (row, reason) => `Row ${row} is not JSON: ${reason}`,
		notObject: (row) => `Row ${row} is not a JSON object: each line holds one, such as {"inputs": "…"}.`,
		guessedEncoding: (path) =>
			`${path} is not UTF-8; it is read as Windows-1254, the encoding of older Turkish spreadsheets. Where letters come out wrong, save it as UTF-8.`,
		notText: (path) =>
			`${path} is not a text file. Save a spreadsheet as CSV (UTF-8) first; a UTF-16 file needs its byte order mark.`,
		sameColumn: (column) => `Two columns are named "${column}". Rename one of them.`,
		badTable: (reason) => `The table cannot be read: ${reason}.`,
		uneven: (row, cells, columns) =>
			`Row ${row} does not have as many cells as the first line: ${cells}, not ${columns}.`,
		openQuote: (row) => `Row ${row}: a quotation mark opens a cell, and none closes it.`,
		endlessQuote: (row, millions) =>
			`Row ${row}: a cell that a quotation mark opens has line breaks, and does not end within ${millions} million characters. Where the mark is part of the text, put the whole cell into quotation marks, and write each one inside it twice; where the cell is that long, write the rows as JSONL.`,
		strayQuote: (row) =>
			`Row ${row}: a quotation mark is inside a cell. Put the whole cell into quotation marks, and write each one inside it twice.`,
		noColumn: (row, column, known) =>
			`Row ${row} has no column "${column}". Its columns: ${known.join(", ")}.`,
		needsText: (column, value) =>
			`the column "${column}" needs text, and has ${value}. Write it in quotation marks: "${value}".`,
		needsPlain: (column, value) => `the column "${column}" needs text, and has ${value}.`,
		emptyCell: (column) => `the column "${column}" is empty.`,
		noInput: (field, known) =>
			`no column "${field}". Name the column of the input with --input; columns: ${known.join(", ")}.`,
		inRow: (row, reason) => `Row ${row}: ${reason}`,
	},
	eval: {
		modelTwice: (model) =>
			`--model ${model} is given twice with the same provider; a model is measured once with each.`,
		notOneEach: (option, given, models) =>
			`--${option} is given ${given} times, and --model ${models} times. Give it once for all models, or once for each, in the order of the models.`,
		noEvaluation: (task, known) =>
			`The results of ${task} cannot be judged against right answers. Tasks that can: ${known.join(", ")}.`,
		badMetric: (name, task, known) =>
			`The metric "${name}" does not fit ${task}. Metrics: ${known.join(", ")}.`,
		mixedMetrics: (names) =>
			`The metrics ${names.join(", ")} judge answers of different kinds. Measure them one after the other.`,
		badAnswer: (form, entry) =>
			`the right answer cannot be read${entry === undefined ? "" : `, because of its entry ${entry}`}. What is needed: ${form}.`,
		forms: {
			labels: "a text",
			texts: "a text, or a JSON list of texts",
			numbers: "a number",
			entities: 'a JSON list of entities, such as [{"label":"PER","start":0,"end":4}]',
			boxes:
				'a JSON list of objects, such as [{"label":"cat","box":{"xmin":8,"ymin":4,"xmax":90,"ymax":60}}]; [] where there is none',
			rankings:
				"a JSON list with the grade of each text that is ranked, one of them above 0, such as [1,0,2]",
		},
		badThreshold: (text, figures) =>
			`--threshold "${text}": write a metric, >=, <=, > or <, and a number, such as accuracy>=0.8. Beside metrics: ${figures.join(", ")}.`,
		unknownForm: (path, known) =>
			`${path}: reports are written as ${known.join(", ")}. Give the file one of these endings.`,
		outIsInput: (path) =>
			`${path} is the file of the rows, and the report would take its place. Choose another --out.`,
		missed: (model, threshold, value) => `Missed: ${model}, ${threshold} (${value}).`,
		noValue: "no value",
		kept: (kept, all, path) =>
			`Kept from a run that was stopped: ${kept} of ${all} answers. Delete ${path} to start over.`,
		noSuchLabel: (pair, known) =>
			`--label "${pair}": no row has that label. Labels of the data: ${known.join(", ")}.`,
		foreignLabels: (model, answers, first) =>
			`${model}: answers that are not labels of the data: ${answers}. Where one means a label, say so: --label "${first}=LABEL".`,
		partial: (done, rows) =>
			`Ended early: the report is of ${done} of ${rows} rows, and thresholds were not checked.`,
	},
	batch: {
		rowsOf: (done, total) => `${done} of ${total}`,
		perSecond: (rows) => `${rows}/s`,
		atOnce: (calls) => `${calls} at once`,
		failed: (rows) => `${rows} failed`,
		left: (time) => `${time} left`,
		end: (total, done, failed, open) =>
			`Rows: ${total}. Done: ${done}. Failed: ${failed}. Not tried: ${open}.`,
		tokens: (input, output) => `Tokens: ${input} in, ${output} out.`,
		spent: (sum) => `Spent by your prices: ${sum}.`,
		failuresIn: (path) => `The failed rows with their reasons: ${path}. --retry-failed tries them again.`,
		wouldRun: (rows, task) => `${rows} rows, each one call of ${task}. Every row can be read.`,
		wouldCost: (sum) => `By your price: ${sum}.`,
		wouldCostAbout: (sum) =>
			`By your price: about ${sum} for the inputs (counting 4 characters as a token; outputs come on top).`,
		priceUnknown: "What that costs is not known before the calls.",
		badPrice: (text) =>
			`--price "${text}": write the price of a call (0.003), or that of a million input and output tokens (0.05/0.08).`,
		badMostPrice: (text) => `--max-price "${text}": write a sum such as 2.50.`,
		noPrice:
			"--max-price needs --price: this program has no list of prices. Look yours up at the provider, for a call (0.003) or for a million input and output tokens (0.05/0.08).",
		priceReached: "Stopped: the next call could exceed --max-price.",
		noTokens:
			"Stopped: the tokens of a call that may have been billed are not known, and so what was spent is not known either. Give the price of a call with --price.",
		finishing: (calls) =>
			`Stopping. Waiting for the calls under way, so that nothing paid is lost: ${calls}. Ctrl+C again ends at once.`,
		everyRow: "Stopped: every other row would fail the same way.",
		changed: (row) =>
			`Stopped: row ${row} is not the one that was run before. Restore the file, or choose another --out to start over.`,
		fewerRows: (rows, before) =>
			`The file has ${rows} rows, and the run that was begun knows row ${before}. Restore the file, or choose another --out to start over.`,
		outExists: (out) =>
			`${out} exists, and is not the output of an earlier run. Choose another --out, or move it away.`,
		otherSettings: (out, state) =>
			`${out} was begun with another task, model or provider. Choose another --out, or delete ${out} and ${state} to start over.`,
		otherOutput: (out, state) =>
			`${out} is not as the last run left it: somebody has changed it since. Restore it, or delete ${state} and move ${out} away to start over.`,
		missingOutput: (out, state) =>
			`${out} is missing, and results were written to it before. Put it back, or delete ${state} to start over.`,
		cannotKeep: (out, reason) =>
			`Stopped: results for ${out} cannot be written: ${reason}. Once that is fixed, the same command goes on where it stopped.`,
		locked: (out) => `Another run is writing ${out} now.`,
	},
	local: {
		notInstalled: (library) =>
			`Models on this machine need a library that is not installed: npm install --global ${library}.`,
		alone: (option) => `--provider local runs models on this machine; leave out --${option}.`,
		onlyHere: (path) => `${path} is a folder; add --provider local to run the model in it.`,
		noModelFolder: (path) =>
			`${path} holds no model: config.json, tokenizer.json and a folder onnx/ are needed. For a model on the Hub write owner/name.`,
		fetches: (model, size) => `Downloading ${model}: ${size ?? "its host does not say how large it is"}.`,
		wouldFetch: (model, size) =>
			`${model} is not on this machine yet: ${size === undefined ? "its host does not say how large the download is" : `${size} to download`}. Add --yes to agree.`,
	},
	queue: {
		notInstalled: (packages) =>
			`A queue needs two libraries that are not installed: npm install --global ${packages}.`,
		badUrl:
			"--queue or PUSULA_QUEUE is not the URL of a Redis or Valkey server: write redis://HOST:PORT, rediss://HOST:PORT, or either with /NUMBER for a database.",
		missing: (variable) => `Name the server with --queue redis://HOST:PORT, or in ${variable}.`,
		unreachable: (url, reason) => `The queue at ${url} cannot be reached: ${reason}.`,
		untrusted: (url, reason) =>
			`The certificate of ${url} is not trusted: ${reason}. NODE_EXTRA_CA_CERTS names the file of an authority of your own.`,
		wrongPassword: (url) =>
			`The server at ${url} refuses the name or the password. PUSULA_QUEUE holds a URL with both: redis://NAME:PASSWORD@HOST:PORT.`,
		noTls: (url) =>
			`The server at ${url} does not speak TLS there; without TLS its URL begins with redis://.`,
		cluster: (url) =>
			`The server at ${url} is a cluster, and queues need a single server or one with replicas. Name one that has cluster-enabled no.`,
		evicts: (url, policy) =>
			`The server at ${url} drops keys when its memory is full (maxmemory-policy ${policy}), and rows with them. Set the policy to noeviction.`,
		broken: (reason) => `The connection to the queue was lost (${reason}); connecting again.`,
		put: (url) =>
			`The rows go into the queue at ${url}. On each machine that makes calls: pusula worker --queue ${url}`,
		left: (rows) =>
			`Rows that are still in the queue: ${rows}. Workers go on with them; the same command fetches their results.`,
		stopped: (message) => `A worker has ended the run: ${message}`,
		takesNothing: (reason) => `The queue takes no rows: ${reason}.`,
		gone: "The server no longer knows the run: its data was deleted or lost. Rows that were in the queue are in doubt when the same command runs again.",
		inQueue: (out) =>
			`Rows of ${out} are in a queue still. Run the same command with --queue, which fetches their results.`,
	},
	worker: {
		ready: (url) => `Waiting for rows in the queue at ${url}. Ctrl+C stops after the calls under way.`,
		serves: (task, model) => `Rows of ${task}${model === "" ? "" : ` with ${model}`}.`,
		otherVersion: "A run in the queue was put there by another version of pusula, and is left alone.",
		otherEndpoint: (url) =>
			`A run in the queue calls the endpoint ${url}, and is left alone: API_TOKEN goes only to the endpoint that --endpoint names here.`,
		cannotServe: (task, reason) => `A run of ${task} is left alone: ${reason}`,
		stopping: "Stopping after the calls under way. Ctrl+C again ends at once.",
		end: (done, failed) => `Done: ${done}. Failed: ${failed}.`,
	},
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
		as: (date) => `as of ${date}`,
		none: (task) => `No provider offers ${task}.`,
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
