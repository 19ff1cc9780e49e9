import { type CallableTask, CALLABLE_TASKS, TASK_IDS, TASK_INFO, type TaskId } from "@pusula/tasks";
import {
	knowsLanguage,
	listBrowserModels,
	type Model,
	type ModelField,
	MODELS,
	RESULTS,
} from "@pusula/tasks/models";
import { describe, expect, test } from "vitest";

const DATE = /^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
/** Names of licences that bar commercial use wherever they are. */
const BARRED = /\bNC\b|non-?commercial|research license|apple-amlr/i;

function find(id: string): Model | undefined {
	return MODELS.find((model) => model.id === id);
}

/** A name in the form of the hub's ids. */
const HUB_ID = /^[\w.-]+\/[\w.-]+$/;

/** The rows for which something is not as it should be, by their ids. */
function idsWhere(isWrong: (model: Model) => boolean): readonly string[] {
	return MODELS.filter(isWrong).map(({ id }) => id);
}

/** Rows on models of which no page of their makers was found, but one of a service that runs them. */
const HOSTED = new Set(["Trendyol/Trendyol-LLM-Asure-12B", "ytu-ce-cosmos/Turkish-Gemma-9b-v0.1"]);

/** Hosts on which makers write of their own models. */
const MAKERS = ["github.com", "arxiv.org", "ollama.com"];
const HUB_PAGES = ["docs", "papers", "collections", "blog"];

/** Whether the maker of a model may have written a page: on the hub, below its own name. */
function isOfMaker(url: string, id: string): boolean {
	const { hostname, pathname } = new URL(url);
	const [, owner = ""] = pathname.toLowerCase().split("/");
	if (hostname !== "huggingface.co") return MAKERS.includes(hostname);
	return owner === id.toLowerCase().split("/")[0] || HUB_PAGES.includes(owner);
}

function holds(model: Model, field: ModelField): boolean {
	if (field === "languages") return model.languages !== "none";
	if (field === "licence") return model.licence.name !== undefined;
	return model[field] !== undefined;
}

describe("model table", () => {
	test("names each model once, by owner and name", () => {
		const ids = MODELS.map(({ id }) => id.toLowerCase());
		expect(ids.length).toBeGreaterThan(390);
		expect(new Set(ids).size).toBe(ids.length);
		expect(idsWhere(({ id }) => !/^[\w.-]+\/[\w.-]+$/.test(id))).toEqual([]);
		expect(idsWhere(({ tasks }) => tasks.length === 0 || new Set(tasks).size < tasks.length)).toEqual([]);
	});

	test("holds every model of the catalogue", () => {
		const named = TASK_IDS.flatMap((id) => {
			const { models, widgetModels, snippetModels } = TASK_INFO[id];
			return [...models.map((model) => model.id), ...widgetModels, ...Object.values(snippetModels ?? {})];
		});
		expect(named.length).toBeGreaterThan(250);
		for (const { snippetModels } of Object.values<CallableTask>(CALLABLE_TASKS))
			named.push(...Object.values(snippetModels ?? {}));
		expect(named.filter((id) => !find(id))).toEqual([]);
	});

	test("says of each row where it was read, or that it was not", () => {
		expect(idsWhere(({ lookedUp }) => !/^2026-\d\d/.test(lookedUp) || !DATE.test(lookedUp))).toEqual([]);
		expect(idsWhere(({ sources }) => sources.some((url) => !url.startsWith("https://")))).toEqual([]);
		expect(idsWhere(({ confidence, sources }) => confidence !== "memory" && sources.length === 0)).toEqual(
			[],
		);
		const untested = ["licence", "parameters", "released", "browser"] as const;
		const claims = (model: Model) =>
			untested.some((field) => holds(model, field) && !model.unverified?.includes(field));
		expect(idsWhere((model) => model.confidence === "memory" && claims(model))).toEqual([]);
		expect(idsWhere((model) => (model.unverified ?? []).some((field) => !holds(model, field)))).toEqual([]);
	});

	test("has no model described from memory", () => {
		const described = TASK_IDS.flatMap((id) => TASK_INFO[id].models.map((model) => model.id));
		const isBare = ({ id, confidence, sources }: Model) =>
			described.includes(id) && (confidence === "memory" || sources.length === 0);
		expect(described.length).toBeGreaterThan(100);
		expect(idsWhere(isBare)).toEqual([]);
	});

	test("rests on no page that gathers what others wrote, where their own was found", () => {
		const gathered =
			/unfragile\.ai|chatpaper\.ai|gigarouter\.ai|apxml\.com|promptlayer|paperswithcode|sourceforge\.net|probsee\.com|wizwand\.com|hivebook\.wiki|q4km\.ai|codesota\.com|crafiq\.ai|bestaiweb\.ai|llmyourway\.com|labindex\.ai|emergentmind\.com|centerconsulting\.com|aiwiki\.ai|huface\.online|aiportalx\.com|onlylabs\.fyi/;
		expect(idsWhere(({ sources }) => sources.some((url) => gathered.test(url)))).toEqual([]);
		const hosted = idsWhere(({ sources }) => sources.some((url) => url.includes("featherless.ai")));
		expect(new Set(hosted)).toEqual(HOSTED);
		const results = Object.values(RESULTS).flatMap(({ benchmarks }) =>
			benchmarks.flatMap((one) => one.results.map(({ source }) => source)),
		);
		expect(results.filter((url) => gathered.test(url))).toEqual([]);
	});

	test("has the longest text of a sentence model from the library's own list or the model's files", () => {
		const own = /sentence_bert_config\.json$|^https:\/\/github\.com\/UKPLab\/sentence-transformers\//;
		const rows = MODELS.filter(({ id }) => id.startsWith("sentence-transformers/"));
		const known = rows.filter(({ contextLength }) => contextLength !== undefined);
		expect(known.length).toBeGreaterThan(3);
		expect(known.filter(({ sources }) => !sources.some((url) => own.test(url))).map(({ id }) => id)).toEqual(
			[],
		);
		expect(find("sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2")?.contextLength).toBe(128);
	});

	test("calls files free to fetch only where they were seen to be", () => {
		expect(
			idsWhere(({ gated, unverified }) => gated === false && unverified?.includes("gated") === true),
		).toEqual([]);
	});

	test("rests on pages about the model, and a card's row on its maker's", () => {
		const list = /huggingface\.co\/(?:models\?|[^/]+\/(?:activity\/|collections$))/;
		expect(idsWhere(({ sources }) => sources.some((url) => list.test(url)))).toEqual([]);
		const cards = MODELS.filter(({ confidence }) => confidence === "card");
		expect(cards.length).toBeGreaterThan(200);
		const isMade = ({ id, sources }: Model) => sources.some((url) => isOfMaker(url, id));
		expect(cards.filter((model) => !isMade(model)).map(({ id }) => id)).toEqual([]);
	});

	test("calls a licence that bars commercial use by its name", () => {
		const isBarred = ({ licence }: Model) => BARRED.test(licence.name ?? "");
		expect(idsWhere((model) => isBarred(model) && model.licence.commercial !== "no")).toEqual([]);
		const isKnown = ({ licence, unverified }: Model) =>
			licence.name !== undefined && !unverified?.includes("licence");
		expect(
			idsWhere((model) => isKnown(model) && model.licence.commercial === "unknown").filter(
				(id) => id !== "rhasspy/piper-voices",
			),
		).toEqual([]);
		expect(find("impira/layoutlm-invoices")?.licence.commercial).toBe("no");
	});

	test("allows commercial use only by a licence that was seen", () => {
		const isDerived = ({ licence, unverified }: Model) =>
			licence.name === undefined || unverified?.includes("licence") === true;
		expect(idsWhere((model) => isDerived(model) && model.licence.commercial === "yes")).toEqual([]);
		const isNameless = ({ licence }: Model) => licence.name === undefined && licence.commercial === "no";
		expect(idsWhere(isNameless)).toEqual([]);
	});

	test("names as newer only models that it holds", () => {
		const isLost = ({ status }: Model) => status?.by !== undefined && find(status.by) === undefined;
		expect(idsWhere(isLost)).toEqual([]);
		const measured = Object.values(RESULTS).flatMap(({ benchmarks }) =>
			benchmarks.flatMap(({ results }) => results.map(({ model }) => model)),
		);
		expect(measured.length).toBeGreaterThan(100);
		expect(measured.filter((name) => HUB_ID.test(name) && !find(name))).toEqual([]);
	});

	test("has a page offer only models that their makers did not follow by another one", () => {
		const offered = TASK_IDS.flatMap((id) => {
			const { models, widgetModels, snippetModels } = TASK_INFO[id];
			return [...models.map((model) => model.id), ...widgetModels, ...Object.values(snippetModels ?? {})];
		});
		const isPast = (id: string) => {
			const status = find(id)?.status;
			return status?.kind === "gone" || status?.by !== undefined;
		};
		expect(offered.filter(isPast)).toEqual([]);
	});

	test("gives sizes and dates that can be", () => {
		expect(idsWhere(({ released }) => released !== undefined && !DATE.test(released))).toEqual([]);
		expect(idsWhere(({ parameters = 1e6 }) => parameters < 1e5 || parameters > 2e12)).toEqual([]);
		expect(idsWhere(({ activeParameters = 0, parameters = 0 }) => activeParameters > parameters)).toEqual([]);
	});

	test("knows which mask a model of masked language takes", () => {
		const masked = MODELS.filter(({ tasks }) => tasks.includes("fill-mask"));
		expect(masked.filter(({ maskToken }) => maskToken === undefined)).toEqual([]);
		expect(find("distilbert/distilroberta-base")?.maskToken).toBe("<mask>");
	});
});

describe("listBrowserModels", () => {
	const inBrowser = MODELS.flatMap(({ id, tasks, browser }) => (browser ? [{ id, tasks, browser }] : []));

	test("says what a browser needs: a precision, sizes that can be, larger ones for wider weights", () => {
		expect(inBrowser.length).toBeGreaterThan(45);
		const sizes = inBrowser.flatMap(({ browser }) => Object.values(browser.megabytes ?? {}));
		expect(sizes.filter((size) => !(size >= 5 && size <= 4000))).toEqual([]);
		const isOdd = ({ fp32 = Infinity, fp16 = fp32, q8 = 0 }: Record<string, number>) =>
			fp16 > fp32 || q8 > fp16;
		expect(inBrowser.filter(({ browser }) => isOdd(browser.megabytes ?? {}))).toEqual([]);
		const unsized = ({ browser: { dtype, megabytes } }: (typeof inBrowser)[number]) =>
			megabytes !== undefined && megabytes[dtype] === undefined;
		expect(inBrowser.filter(unsized)).toEqual([]);
	});

	test("holds the models by which the library shows its pipelines, with what bars their use", () => {
		const licenceOf = (id: string) => {
			const { browser, licence } = find(id) ?? {};
			return browser && licence?.commercial;
		};
		expect(
			["Xenova/toxic-bert", "Xenova/m2m100_418M", "onnx-community/moonshine-tiny-ONNX"].map(licenceOf),
		).toEqual(["yes", "yes", "yes"]);
		expect(["Xenova/LaMini-Flan-T5-783M", "Xenova/segformer_b0_clothes"].map(licenceOf)).toEqual([
			"no",
			"no",
		]);
	});

	test("says how much the first model of a task downloads, but for two that no list of files was seen of", () => {
		const firsts = TASK_IDS.flatMap((id) =>
			["tr", "en"].flatMap((language) => listBrowserModels(id, language).slice(0, 1)),
		);
		const unsized = firsts.filter(({ browser: { dtype, megabytes } }) => megabytes?.[dtype] === undefined);
		expect([...new Set(unsized.map(({ id }) => id))].toSorted()).toEqual([
			"onnx-community/dinov3-vits16-pretrain-lvd1689m-ONNX",
			"onnx-community/siglip2-base-patch16-224-ONNX",
		]);
	});

	test("names models that no pipeline of the library runs, and offers none of them in a browser", () => {
		const ids = [
			"HuggingFaceTB/SmolVLM-256M-Instruct",
			"Xenova/slimsam-77-uniform",
			"onnx-community/Kokoro-82M-v1.0-ONNX",
			"onnx-community/pyannote-segmentation-3.0",
		];
		expect(ids.map((id) => find(id)?.id)).toEqual(ids);
		expect(inBrowser.filter(({ id }) => ids.includes(id))).toEqual([]);
	});

	test("holds no model that speaks only in a voice which no field of the task names", () => {
		expect(inBrowser.filter(({ id }) => /supertonic|speecht5/i.test(id))).toEqual([]);
	});

	test("leaves out sizes that nobody saw on a page", () => {
		expect(
			idsWhere(({ browser, confidence }) => confidence === "memory" && browser?.megabytes !== undefined),
		).toEqual([]);
	});

	test("gives those that know the language first, and of them what suits the example, then the smallest", () => {
		const ids = (task: TaskId, language: string) => listBrowserModels(task, language).map(({ id }) => id);
		expect(ids("translation", "tr").slice(0, 2)).toEqual([
			"Xenova/opus-mt-tr-en",
			"Xenova/opus-mt-tc-big-tr-en",
		]);
		expect(ids("translation", "tr").at(-1)).toBe("Xenova/t5-small");
		expect(ids("token-classification", "tr")[0]).toBe("akdeniz27/bert-base-turkish-cased-ner-quantized");
		expect(ids("token-classification", "en")[0]).toBe("Xenova/bert-base-multilingual-cased-ner-hrl");
		expect(ids("text-ranking", "tr")[0]).toBe("jinaai/jina-reranker-v2-base-multilingual");
		expect(ids("text-ranking", "en")[0]).toBe("jinaai/jina-reranker-v1-tiny-en");
		expect(ids("zero-shot-image-classification", "tr")[0]).toBe(
			"onnx-community/siglip2-base-patch16-224-ONNX",
		);
		expect(ids("zero-shot-image-classification", "en")[0]).toBe("Xenova/clip-vit-base-patch32");
	});
});

describe("knowsLanguage", () => {
	test("reads lists of languages, and statements about Turkish", () => {
		expect(knowsLanguage({ languages: { tags: ["tr", "en"] } }, "tr")).toBe(true);
		expect(knowsLanguage({ languages: { tags: ["tr"] } }, "en")).toBe(false);
		expect(knowsLanguage({ languages: { count: 100, turkish: "yes" } }, "tr")).toBe(true);
		expect(knowsLanguage({ languages: { turkish: "no" } }, "tr")).toBe(false);
		expect(knowsLanguage({ languages: { turkish: "unknown" } }, "tr")).toBe("unknown");
		expect(knowsLanguage({ languages: { turkish: "no" } }, "en")).toBe(true);
		expect(knowsLanguage({ languages: "none" }, "tr")).toBe(true);
	});

	test("does not know what no source was seen for", () => {
		const unverified = ["languages"] as const;
		expect(knowsLanguage({ languages: { tags: ["tr"] }, unverified }, "tr")).toBe("unknown");
		expect(knowsLanguage({ languages: { tags: ["tr"] }, unverified }, "en")).toBe(false);
		expect(knowsLanguage({ languages: { turkish: "yes" }, unverified }, "tr")).toBe("unknown");
		expect(knowsLanguage({ languages: { turkish: "no" }, unverified }, "tr")).toBe(false);
		expect(knowsLanguage({ languages: { turkish: "yes" }, unverified: ["licence"] }, "tr")).toBe(true);
	});
});
