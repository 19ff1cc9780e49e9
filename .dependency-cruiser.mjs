// Which module may import which; imports of types count like all others. Run: npm run check:layers
// Each rule is shown to fail in scripts/import-rules.integration.test.ts. What Astro files import is held by .oxlintrc.json.

/** The packages, and which others the sources of each may import. */
const PACKAGES = {
	tasks: [],
	metrics: ["tasks"],
	datasets: ["tasks"],
	inference: ["tasks"],
	local: ["inference", "tasks"],
	snippets: ["inference", "tasks"],
	simulator: ["tasks"],
	measure: ["tasks", "metrics"],
	cli: ["tasks", "metrics", "measure", "inference", "local", "snippets", "simulator"],
};

/** Libraries that the sources of a package may import. Every other package imports none. */
const LIBRARIES = {
	local: ["@huggingface/transformers", "tesseract.js"],
	cli: ["bullmq", "csv-parse", "ioredis", "string-width"],
};

/**
 * The layers of the catalogue: where their files are below `src`, and which other layers they may import. In every table a layer
 * imports only those above it, so no two of them import each other.
 */
const TASKS = {
	types: { files: "types/", imports: [] },
	tasks: { files: "(tasks|shared)/", imports: ["types"] },
	rows: { files: "(models|results)/", imports: ["types"] },
	lists: { files: "generated/", imports: ["types", "tasks", "rows"] },
	index: { files: "[^/]+[.]ts$", imports: "all" },
};

/** The layers of the metrics, in the same form: a family of metrics imports no other, but masks are compared as labels. */
const METRICS = {
	lib: { files: "lib/", imports: [] },
	labels: { files: "labels/", imports: ["lib"] },
	numbers: { files: "numbers/", imports: ["lib"] },
	ranking: { files: "ranking/", imports: ["lib"] },
	statistics: { files: "statistics/", imports: ["lib"] },
	text: { files: "text/", imports: ["lib"] },
	vision: { files: "vision/", imports: ["lib", "labels"] },
	table: { files: "table/", imports: ["lib", "labels", "numbers", "ranking", "text", "vision"] },
	index: { files: "[^/]+[.]ts$", imports: "all" },
};

/** The layers of the printers of code, in the same form. */
const SNIPPETS = {
	types: { files: "types/", imports: [] },
	literals: { files: "literals/", imports: [] },
	args: { files: "args/", imports: ["literals"] },
	plan: { files: "plan/", imports: ["types", "args"] },
	printers: { files: "printers/|generated/printers[.]ts", imports: ["types", "literals", "args", "plan"] },
	print: {
		files: "print/",
		imports: ["types", "literals", "args", "plan", "printers"],
	},
	reference: { files: "reference/", imports: ["types", "literals", "args", "plan", "print"] },
	index: { files: "index[.]ts", imports: "all" },
};

/** The layers of the client: where their files are below `src`, and which other layers they may import. */
const CLIENT = {
	codes: { files: "codes/", imports: [] },
	types: { files: "types/", imports: ["codes"] },
	errors: { files: "errors/", imports: ["codes", "types"] },
	lib: { files: "lib/", imports: ["types", "errors"] },
	adapters: { files: "adapters/", imports: ["types", "errors", "lib"] },
	providers: { files: "providers/", imports: ["types", "errors", "lib", "adapters"] },
	pipeline: { files: "pipeline/", imports: ["types", "errors", "lib"] },
	lists: { files: "registry/generated/", imports: ["types", "providers"] },
	registry: {
		files: "registry/[^/]+$",
		imports: ["types", "errors", "lib", "pipeline", "providers", "lists"],
	},
	entry: {
		files: "entry/|generated/(?!core-functions)",
		imports: ["types", "errors", "lib", "pipeline", "providers", "registry"],
	},
	core: { files: "(core|generated/core-functions)[.]ts", imports: ["types", "errors", "lib", "pipeline"] },
	index: { files: "index[.]ts", imports: "all" },
};

/** The wings of the client's pipeline, in the same form: none imports the walk that runs them. */
const PIPELINE = {
	call: { files: "call/", imports: [] },
	wire: { files: "wire/", imports: ["call"] },
	route: { files: "route/", imports: ["wire", "call"] },
	jobs: { files: "jobs/", imports: ["route", "wire", "call"] },
	streams: { files: "streams/", imports: ["wire", "call"] },
	walk: { files: "[^/]+$", imports: "all" },
};

/** The layers of what runs models on the caller's machine, in the same form. */
const LOCAL = {
	types: { files: "types/|lib/", imports: [] },
	files: { files: "files/", imports: ["types"] },
	tasks: { files: "tasks/", imports: ["types"] },
	engine: { files: "engine/", imports: ["types", "files", "tasks"] },
	worker: { files: "worker", imports: ["types", "engine"] },
	provider: { files: "provider/", imports: ["types", "tasks", "engine", "worker"] },
	index: { files: "[^/]+[.]ts$", imports: "all" },
};

/** The layers of what measures models, in the same form. */
const MEASURE = {
	results: { files: "results/", imports: [] },
	fields: { files: "fields/", imports: ["results"] },
	evaluate: { files: "evaluate/", imports: ["results", "fields"] },
	table: { files: "table/", imports: ["results", "fields", "evaluate"] },
	run: { files: "run/", imports: ["results", "fields", "evaluate"] },
	report: { files: "report/", imports: ["results", "fields", "evaluate", "table", "run"] },
	index: { files: "index[.]ts", imports: "all" },
};

/** The layers of the program for the terminal, in the same form. */
const CLI = {
	io: { files: "io/", imports: [] },
	messages: { files: "messages/", imports: ["io"] },
	terminal: { files: "terminal/", imports: ["io", "messages"] },
	errors: { files: "errors/", imports: ["io", "messages", "terminal"] },
	args: { files: "args/", imports: ["io", "messages", "terminal", "errors"] },
	calls: { files: "calls/", imports: ["io", "messages", "terminal", "errors", "args"] },
	batch: { files: "batch/", imports: ["io", "messages", "terminal", "errors", "args", "calls"] },
	completion: { files: "completion/", imports: ["io", "messages", "args", "calls"] },
	commands: {
		files: "commands/",
		imports: ["io", "messages", "terminal", "errors", "args", "calls", "batch", "completion"],
	},
	program: { files: "[^/]+[.]ts$", imports: "all" },
};

/** The layers of the simulator, in the same form. */
const SIMULATOR = {
	media: { files: "media/", imports: [] },
	types: { files: "types/", imports: ["media"] },
	state: { files: "state/", imports: ["media", "types"] },
	rules: { files: "rules/", imports: ["media", "types", "state"] },
	answers: { files: "answers/", imports: ["media", "state", "rules"] },
	faults: { files: "faults/", imports: ["media", "types", "state", "rules"] },
	http: { files: "http/", imports: ["media", "types", "rules", "faults"] },
	apis: { files: "apis/", imports: ["media", "types", "state", "rules", "answers"] },
	dialects: {
		files: "dialects/|generated/dialects[.]ts",
		imports: ["media", "types", "state", "rules", "answers", "apis"],
	},
	platform: {
		files: "platform/",
		imports: ["media", "types", "state", "rules", "http", "apis", "dialects"],
	},
	simulator: {
		files: "simulator/(?!models[.]ts)",
		imports: ["types", "state", "rules", "answers", "faults", "http", "dialects", "platform"],
	},
	models: { files: "simulator/models[.]ts", imports: ["state"] },
	server: { files: "server/", imports: ["state", "faults", "platform", "simulator", "models"] },
	index: { files: "index[.]ts", imports: "all" },
};

/**
 * The rooms of the site's workspace, in the same form: what is written or generated, the site, what works on it, and what checks
 * all of these. Tests keep to the order too.
 */
const ROOMS = {
	data: { files: "(content|data|generated|language-model|messages|public)/", imports: [] },
	src: { files: "src/", imports: ["data"] },
	worker: { files: "worker/", imports: ["src"] },
	integrations: { files: "integrations/", imports: ["src", "data"] },
	prose: { files: "prose/", imports: ["src", "data"] },
	demo: { files: "demo/", imports: ["integrations", "src", "data"] },
	scripts: { files: "scripts/", imports: ["integrations", "src", "data"] },
	checks: { files: "checks/(?!.*[.]config[.])", imports: ["scripts", "integrations", "src", "data"] },
	e2e: { files: "e2e/", imports: ["checks", "demo", "integrations", "src", "data"] },
	config: { files: "[^/]+$|checks/.*[.]config[.]", imports: "all" },
};

/** The layers of the site, in the same form. */
const SITE = {
	styles: { files: "styles/", imports: [] },
	locales: { files: "locales/", imports: [] },
	lib: { files: "lib/|[^/]+$", imports: ["locales", "styles"] },
	facts: { files: "facts/", imports: ["lib", "locales"] },
	ui: { files: "ui/", imports: ["lib", "locales", "styles"] },
	features: { files: "features/", imports: ["facts", "ui", "lib", "locales", "styles"] },
	layouts: { files: "layouts/", imports: ["features", "facts", "ui", "lib", "locales", "styles"] },
	pages: { files: "pages/", imports: "all" },
};

/**
 * The wings of the playground, in the same form: the page shows the answer of a run, which begins with a form for a target.
 * The page that measures models runs the same targets on rows of data.
 */
const PLAYGROUND = {
	parts: { files: "parts/", imports: [] },
	target: { files: "target/", imports: ["parts"] },
	form: { files: "form/", imports: ["target", "parts"] },
	code: { files: "code/", imports: ["form", "target", "parts"] },
	run: { files: "run/", imports: ["form", "target", "parts"] },
	answer: { files: "answer/", imports: ["run", "form", "target", "parts"] },
	measure: { files: "measure/", imports: ["answer", "run", "form", "target", "parts"] },
	page: { files: "page/", imports: "all" },
};

const OURS = "^(packages|apps|bench|recipes|tools|scripts|runtimes)/";
const TEST = "[.]test[.]tsx?$|/(test|e2e)/";
/** Node's module that starts programs, and what tests start them with. */
const STARTERS = [
	"^(node:)?child_process$",
	"^tools/src/(install-runtimes|python-env|run-command|run-readme|test-readme|work-copy)[.]ts$",
	"/test/(open-redis|start-cli|type-in-shell|workbench)[.]ts$",
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		rule("no-cycles", "No module imports itself through others.", {}, { circular: true }),
		rule(
			"by-name",
			"No path leaves its workspace; a package is imported by its name.",
			{ path: "^(packages/[^/]+|apps/[^/]+|bench|recipes|tools|scripts|runtimes)/" },
			{ path: OURS, pathNot: "^$1/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased-workspace"] },
		),
		rule(
			"model-table",
			"What is known about models is for pages; a client, a printer or a simulator does without, and an entry of its own joins both.",
			sources("^packages/(inference|local|snippets|simulator)/src/(?!simulator/models[.]ts$)"),
			{
				path: "^packages/tasks/src/((browser-models|model-table|types/model)[.]ts|models/|results/|generated/(models|results)[.]ts)",
			},
		),
		rule(
			"units-alone",
			"A unit test starts no other program; a test that does ends in .integration.test.ts.",
			{ path: "[.]test[.]tsx?$", pathNot: "[.]integration[.]test[.]ts$|^recipes/" },
			{ path: STARTERS },
		),
		rule("tools-below", "Tools import nothing of this repository.", sources("^tools/"), {
			path: OURS,
			pathNot: "^tools/",
		}),
		rule(
			"metrics-alone",
			"Metrics know the ids of tasks, in the type of their table; what joins both is an entry of its own.",
			sources("^packages/metrics/src/(?!(tasks|table/metric)[.]ts$)"),
			{ path: "^packages/tasks/" },
		),
		...packageOrder(),
		...layers("tasks", "^packages/tasks/src/", TASKS),
		...layers("metrics", "^packages/metrics/src/", METRICS),
		...layers("snippets", "^packages/snippets/src/", SNIPPETS),
		...layers("client", "^packages/inference/src/", CLIENT),
		...layers("pipeline", "^packages/inference/src/pipeline/", PIPELINE),
		rule(
			"client-core-alone",
			"The core reaches neither the list of providers nor the client: one task with one provider stays small.",
			{ path: "^packages/inference/src/core[.]ts$" },
			{ path: "^packages/inference/src/(registry/generated/providers|entry/client)[.]ts$", reachable: true },
		),
		...layers("local", "^packages/local/src/", LOCAL),
		...layers("measure", "^packages/measure/src/", MEASURE),
		...layers("cli", "^packages/cli/src/", CLI),
		...layers("simulator", "^packages/simulator/src/", SIMULATOR),
		...layers("rooms", "^apps/site/", ROOMS, (path) => ({ path })),
		...layers("site", "^apps/site/src/", SITE),
		...layers("playground", "^apps/site/src/features/playground/", PLAYGROUND),
		rule(
			"feature-walls",
			"A feature of the site imports no other feature; the page puts them together.",
			{ path: "^apps/site/src/features/([^/]+)/" },
			{ path: "^apps/site/src/features/", pathNot: "^apps/site/src/features/$1/" },
		),
		rule(
			"site-for-browsers",
			"The site's sources import nothing that runs in Node only.",
			sources("^apps/site/src/"),
			{ path: "^(tools|apps/site/(integrations|checks|prose|scripts|demo/studio|e2e))/" },
		),
	],
	options: {
		doNotFollow: { path: "(^|/)node_modules/" },
		exclude: { path: "(^|/)(dist|[.]astro|[.]cache|test-results|playwright-report)/|(^|/)node_modules/[.]" },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["pusula-source", "import", "node", "default"],
		},
		extraExtensionsToScan: [".astro", ".mdx", ".css", ".json"],
	},
};

function rule(name, comment, from, to) {
	return { name, comment, severity: "error", from, to };
}

/** The files of a folder without their tests, which may import what they test with. */
function sources(folder) {
	return { path: folder, pathNot: TEST };
}

/** Sources of a package import the packages below it, by name, Node's own modules, and nothing else. */
function packageOrder() {
	const known = Object.entries(PACKAGES).map(([name, below]) =>
		rule(
			`package-${name}`,
			`Imports ${[...below, ...librariesOf(name)].join(", ") || "no package"} only.`,
			sources(`^packages/${name}/src/`),
			{
				path: [OURS, "(^|/)node_modules/"],
				pathNot: [
					`^packages/(${[name, ...below].join("|")})/`,
					...librariesOf(name).map((library) => `(^|/)node_modules/${library}/`),
				],
			},
		),
	);
	const rows = `^packages/(${Object.keys(PACKAGES).join("|")})/`;
	return [
		...known,
		rule("package-known", "A package has a row in PACKAGES.", { path: "^packages/", pathNot: rows }, {}),
	];
}

function librariesOf(name) {
	return LIBRARIES[name] ?? [];
}

/**
 * A rule for each layer of a folder that may not import all others, and one for files that belong to none.
 * @throws Error where a layer imports itself or one below it: then two could import each other
 */
function layers(group, folder, table, from = sources) {
	const names = Object.keys(table);
	for (const [place, name] of names.entries()) {
		const above = names.slice(0, place);
		const wrong = [table[name].imports].flat().find((other) => other !== "all" && !above.includes(other));
		if (wrong) throw new Error(`${group}: ${name} may not import ${wrong}, which is no layer above it.`);
	}
	const filesOf = (name) => `${folder}(${table[name].files})`;
	const orders = Object.entries(table)
		.filter(([, { imports }]) => imports !== "all")
		.map(([name, { imports }]) =>
			rule(
				`${group}-${name}`,
				`Besides their own, ${name} import ${imports.join(", ") || "no layer"}.`,
				from(filesOf(name)),
				{
					path: folder,
					pathNot: [name, ...imports].map(filesOf),
				},
			),
		);
	const placed = names.map(filesOf);
	const place = { path: folder, pathNot: [TEST, ...placed] };
	return [...orders, rule(`${group}-place`, "Every file belongs to a layer.", place, {})];
}
