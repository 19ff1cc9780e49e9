import { readFileSync } from "node:fs";
import { TASK_IDS, type TaskId } from "@pusula/tasks";
import { knowsLanguage, listBrowserModels } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { type Locale, LOCALES } from "../../lib/locale.ts";
import { findBrowserChoice, listWebGpuChoices } from "./browser-choice.ts";
import type { ShippedModel } from "./shipped-models.ts";

describe("the model that a task's page runs in the browser", () => {
	it("comes with the site where one does", () => {
		const shipped: ShippedModel = {
			id: "acme/reader",
			tasks: ["image-to-text"],
			languages: { tags: [...LOCALES] },
			licence: { commercial: "unknown" },
			megabytes: 9,
			confidence: "card",
			lookedUp: "2026-11",
			sources: [],
		};
		expect(findBrowserChoice("image-to-text", "tr", [shipped])).toMatchObject({
			model: shipped,
			isShipped: true,
			megabytes: 9,
			inputLocale: "tr",
		});
		expect(findBrowserChoice("image-to-text", "tr", [])?.isShipped).toBe(false);
	});

	it.each(LOCALES)("is the one that tutorials say it is, in %s", (locale) => {
		const readTutorial = (name: string): string =>
			readFileSync(new URL(`../../../content/${locale}/docs/tutorials/${name}.mdx`, import.meta.url), "utf8");
		const idOf = (task: TaskId): string => findBrowserChoice(task, locale)?.model.id ?? "none";
		expect(readTutorial("embeddings-and-search")).toContain(idOf("feature-extraction"));
		expect(readTutorial("speech-to-text")).toContain(idOf("automatic-speech-recognition"));
	});

	it("knows Turkish on Turkish pages wherever any model does", () => {
		const wrong = TASK_IDS.filter((task) => {
			const choice = findBrowserChoice(task, "tr");
			const isKnown = listBrowserModels(task, "tr").some(
				(model) =>
					model.confidence !== "memory" &&
					model.browser.device === undefined &&
					knowsLanguage(model, "tr") === true,
			);
			return choice && !choice.isShipped && isKnown && knowsLanguage(choice.model, "tr") !== true;
		});
		expect(wrong).toEqual([]);
		expect(findBrowserChoice("zero-shot-classification", "tr")?.inputLocale).toBe("tr");
		expect(findBrowserChoice("fill-mask", "tr")?.inputLocale).toBe("tr");
	});

	it("gets its example in a language that it knows", () => {
		expect(findBrowserChoice("summarization", "tr")?.inputLocale).toBe("en");
		expect(findBrowserChoice("translation", "en")?.inputLocale).toBe("tr");
		expect(findBrowserChoice("object-detection", "tr")?.inputLocale).toBe("tr");
	});

	it("is one that the table can vouch for, and that WebAssembly runs", () => {
		const chosen = TASK_IDS.flatMap((task) => LOCALES.map((locale) => findBrowserChoice(task, locale)));
		const found = chosen.filter((choice) => choice !== undefined);
		expect(found.length).toBeGreaterThan(30);
		expect(found.filter(({ model }) => model.confidence === "memory")).toEqual([]);
		expect(found.filter(({ model }) => model.browser?.device === "webgpu")).toEqual([]);
	});

	it("has others beside it that need WebGPU, the one that knows the page's language first", () => {
		const idsOf = (locale: Locale) =>
			listWebGpuChoices("text-generation", locale).map(({ model }) => model.id);
		expect(idsOf("tr")).toEqual([
			"onnx-community/Qwen3-0.6B-ONNX",
			"onnx-community/Qwen2.5-0.5B-Instruct-ONNX-GQA",
			"onnx-community/gemma-4-E2B-it-ONNX",
		]);
		expect(idsOf("en").toSorted()).toEqual(idsOf("tr").toSorted());
		expect(listWebGpuChoices("text-generation", "tr")[0]).toMatchObject({
			task: "text-generation",
			megabytes: 570,
			inputLocale: "tr",
			device: "webgpu",
		});
		expect(listWebGpuChoices("automatic-speech-recognition", "tr")).toHaveLength(1);
		expect(listWebGpuChoices("text-classification", "tr")).toEqual([]);
	});

	it("is none where no model can do what the example shows", () => {
		expect(findBrowserChoice("text-to-video", "tr")).toBeUndefined();
	});

	it("enlarges a picture where none follows the prompt of the example, and nowhere else", () => {
		const ids = TASK_IDS.filter((task) => findBrowserChoice(task, "tr")?.isPromptless);
		expect(ids).toEqual(["image-to-image"]);
		expect(findBrowserChoice("image-to-image", "tr")).toMatchObject({
			model: { id: "Xenova/swin2SR-lightweight-x2-64" },
			megabytes: 8.1,
			isPromptless: true,
		});
	});

	it("runs tasks that the client has no function for", () => {
		expect(findBrowserChoice("depth-estimation", "tr")).toMatchObject({
			task: "depth-estimation",
			megabytes: 27.3,
			inputLocale: "tr",
		});
		expect(findBrowserChoice("image-feature-extraction", "tr")).toMatchObject({
			task: "image-feature-extraction",
			isShipped: false,
			inputLocale: "tr",
		});
		expect(findBrowserChoice("zero-shot-object-detection", "tr")?.inputLocale).toBe("en");
		expect(findBrowserChoice("text-ranking", "tr")).toMatchObject({ megabytes: 280, inputLocale: "tr" });
		expect(findBrowserChoice("text-ranking", "en")).toMatchObject({ megabytes: 33.4, inputLocale: "en" });
	});
});
