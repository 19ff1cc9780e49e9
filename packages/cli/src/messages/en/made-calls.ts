import type { madeCalls as turkish } from "../tr/made-calls.ts";
import type { WordsOf } from "../parts/words-of.ts";

/** The words of calls in English: one, rows of a table, and those of a queue. */
export const madeCalls: WordsOf<typeof turkish> = {
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
			`Kept from an earlier run: ${kept} of ${all} answers. Delete ${path} to start over.`,
		awaited: (jobs, path) =>
			`Jobs that the provider accepted and that have no result yet: ${jobs}. The same command waits for them, and pays none again. Delete ${path} to start over.`,
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
			"--queue or PUSULA_QUEUE is not the URL of a Redis or Valkey server: write redis://HOST:PORT, rediss://HOST:PORT, or either with /NUMBER for a database. A query (?…) is refused.",
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
		noDatabase: (url, reason) =>
			`The database of ${url} cannot be selected (${reason}). Write the number of one that the server has, or leave the number out.`,
		evicts: (url, policy) =>
			`The server at ${url} drops keys when its memory is full (maxmemory-policy ${policy}), and rows with them. Set the policy to noeviction.`,
		broken: (reason) => `The connection to the queue was lost (${reason}); connecting again.`,
		put: (url) =>
			`The rows go into the queue at ${url}. On each machine that makes calls: pusula worker --queue ${url}`,
		left: (rows) =>
			`Rows that are still in the queue: ${rows}. Workers go on with them; the same command fetches their results.`,
		leftByStop: (rows) =>
			`${rows === undefined ? "The run is stopped, and none of its rows is left in the queue." : `The run is stopped. Rows in the queue whose call a worker had begun: ${rows}.`} Once the reason is mended, the same command goes on.`,
		stopped: (message) => `A worker has ended the run: ${message}`,
		leftByWorker: (reason) =>
			`A worker has left the run to others, and the rows wait where there are none: ${reason}`,
		refuses: (reason) =>
			`The queue takes nothing at the moment: ${reason}. Workers keep the results that they have and try again.`,
		unusable: (reason) =>
			`The queue cannot be used: ${reason}. Check the rights of its user, and the keys that begin with pusula:.`,
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
		refused: (reason) =>
			`The queue refuses requests at the moment: ${reason}. Results of calls are kept here until it takes them.`,
		lost: (rows) =>
			`Results that the queue did not take, and that are lost: ${rows}. Their rows are in doubt.`,
		stopping: "Stopping after the calls under way. Ctrl+C again ends at once.",
		end: (done, failed) => `Done: ${done}. Failed: ${failed}.`,
	},
};
