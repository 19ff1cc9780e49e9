import type { TaskResults } from "../types/results.ts";

/** Published results of models for text-generation. */
export const results: TaskResults = {
	caveat: {
		tr: "TurkishMMLU ile TUMLU-mini, Türkçe yazılmış okul sorularını çoktan seçmeli olarak sorar: bilgiyi gösterir; Türkçenin doğallığını, yönergeye uymayı ve uydurmayı göstermez. En yeni satırlar Şubat 2025 tarihlidir; sonra çıkan sohbet modellerinin burada Türkçe sonucu yoktur, tabloda olmamaları kötü olduklarını göstermez. Soruların eğitim verisine sızıp sızmadığı bilinmez.",
		en: "TurkishMMLU and TUMLU-mini put school questions written in Turkish as multiple choice: they show knowledge, not how natural the Turkish is, whether instructions are followed, or what is invented. The newest rows are of February 2025; chat models published since have no Turkish result here, and that they are missing does not mean that they are bad. Whether the questions leaked into training data is not known.",
	},
	benchmarks: [
		{
			dataset: "TUMLU-mini tr",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Claude 3.5 Sonnet",
					score: 85.7,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					isClosed: true,
				},
				{
					model: "GPT 4o",
					score: 83.7,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					isClosed: true,
				},
				{
					model: "Gemini 1.5 Pro",
					score: 80.0,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					isClosed: true,
				},
				{
					model: "Claude 3.5 Haiku",
					score: 78.0,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					isClosed: true,
				},
				{
					model: "Gemini 1.5 Flash",
					score: 76.6,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					isClosed: true,
				},
				{
					model: "Qwen2.5 72B-IT",
					score: 73.9,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					parameters: 72_000_000_000,
					licence: "Qwen License",
					licenceSource: "https://huggingface.co/Qwen/Qwen2.5-72B/blob/main/LICENSE",
				},
				{
					model: "meta-llama/Llama-3.3-70B-Instruct",
					score: 68.4,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
				},
				{
					model: "Llama-3.1 70B-IT",
					score: 64.9,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					languages: { tags: ["en", "de", "fr", "it", "pt", "hi", "es", "th"] },
					parameters: 70_000_000_000,
					licence: "Llama 3.1 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama-models/blob/1b5892739868e5333fb7f022ba91218f0ae5f9c2/models/llama3_1/MODEL_CARD.md",
				},
				{
					model: "Gemma 2 27B-IT",
					score: 64.3,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					parameters: 27_000_000_000,
					licence: "Gemma Terms of Use",
					licenceSource:
						"https://huggingface.co/lunahr/SystemGemma2-27b-it/blame/27917fa176da496daa84d65204a259b0aefa694c/README.md",
				},
				{
					model: "Gemma 2 9B-IT",
					score: 60.4,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					parameters: 9_000_000_000,
				},
				{
					model: "Llama-3.1 405B",
					score: 59.7,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					languages: { tags: ["en", "de", "fr", "it", "pt", "hi", "es", "th"] },
					parameters: 405_000_000_000,
					licence: "Llama 3.1 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama-models/blob/1b5892739868e5333fb7f022ba91218f0ae5f9c2/models/llama3_1/MODEL_CARD.md",
				},
				{
					model: "Qwen2.5 7B-IT",
					score: 55.6,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
					parameters: 7_610_000_000,
					licence: "Apache-2.0",
					licenceSource: "https://qwenlm.github.io/blog/qwen2.5/",
				},
				{
					model: "meta-llama/Llama-3.1-8B-Instruct",
					score: 47.7,
					date: "2025-02",
					source:
						"https://github.com/ceferisbarov/TUMLU/blob/24299df1b71e4b3ccdd2ad131c9b809c0e5ac1e8/README.md",
				},
			],
		},
		{
			dataset: "TurkishMMLU",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "GPT 4o",
					score: 83.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "Claude-3 Opus",
					score: 79.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "GPT 4-turbo",
					score: 75.7,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "Claude-3 Sonnet",
					score: 67.3,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "Llama-3 70B-IT",
					score: 67.3,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 70_000_000_000,
					licence: "Llama 3 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama3/blob/13e795f906b6b46c585f558854e2177f74e49525/MODEL_CARD.md",
				},
				{
					model: "Llama-3 70B",
					score: 66.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 70_000_000_000,
					licence: "Llama 3 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama3/blob/13e795f906b6b46c585f558854e2177f74e49525/MODEL_CARD.md",
				},
				{
					model: "Claude-3 Haiku",
					score: 65.4,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "Gemini 1.0-pro",
					score: 63.2,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "C4AI Command-r+",
					score: 60.6,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en", "fr", "de", "es", "it", "pt", "ja", "ko", "zh", "ar"] },
					parameters: 104_000_000_000,
					licence: "CC-BY-NC-4.0",
					isNonCommercial: true,
					licenceSource:
						"https://huggingface.co/CohereForAI/c4ai-command-r-plus/resolve/refs%2Fpr%2F63/README.md",
				},
				{
					model: "Aya-23 35B",
					score: 55.6,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { count: 23, turkish: "yes" },
					parameters: 35_000_000_000,
					licence: "CC-BY-NC-4.0",
					isNonCommercial: true,
					licenceSource: "https://huggingface.co/Zoyd/CohereForAI_aya-23-8B-5_0bpw_exl2/blob/main/README.md",
				},
				{
					model: "C4AI Command-r",
					score: 54.9,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en", "fr", "de", "es", "it", "pt", "ja", "ko", "zh", "ar"] },
					parameters: 35_000_000_000,
					licence: "CC-BY-NC-4.0",
					isNonCommercial: true,
					licenceSource: "https://huggingface.co/CohereForAI/c4ai-command-r-v01/",
				},
				{
					model: "Mixtral 8x22B",
					score: 54.8,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 140_600_000_000,
					activeParameters: 39_100_000_000,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/mistralai/platform-docs-public/blob/0bdc04e778f78c7e7e92e32e6e3949d5bd333688/docs/getting-started/models/weights.md",
				},
				{
					model: "GPT 3.5-turbo",
					score: 51.0,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					isClosed: true,
				},
				{
					model: "Llama-3 8B-IT",
					score: 46.4,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 8_000_000_000,
					licence: "Llama 3 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama3/blob/13e795f906b6b46c585f558854e2177f74e49525/MODEL_CARD.md",
				},
				{
					model: "Llama-3 8B",
					score: 46.2,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 8_000_000_000,
					licence: "Llama 3 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama3/blob/13e795f906b6b46c585f558854e2177f74e49525/MODEL_CARD.md",
				},
				{
					model: "Mixtral 8x7B-IT",
					score: 45.2,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 46_700_000_000,
					activeParameters: 12_900_000_000,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/mistralai/platform-docs-public/blob/0bdc04e778f78c7e7e92e32e6e3949d5bd333688/docs/getting-started/models/weights.md",
				},
				{
					model: "Aya-23 8B",
					score: 45.0,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { count: 23, turkish: "yes" },
					parameters: 8_000_000_000,
					licence: "CC-BY-NC-4.0",
					isNonCommercial: true,
					licenceSource: "https://huggingface.co/Zoyd/CohereForAI_aya-23-8B-5_0bpw_exl2/blob/main/README.md",
				},
				{
					model: "Gemma 7B",
					score: 43.6,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 7_000_000_000,
					licence: "Gemma Terms of Use",
					licenceSource: "https://huggingface.co/google/gemma-7b-it/blob/refs%2Fpr%2F16/README.md",
				},
				{
					model: "Aya-101",
					score: 40.7,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { count: 101, turkish: "yes" },
					licence: "Apache-2.0",
					licenceSource: "https://huggingface.co/CohereForAI/aya-101",
				},
				{
					model: "Trendyol-LLM 7B-C-D",
					score: 34.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["tr", "en"] },
					parameters: 7_000_000_000,
				},
				{
					model: "mT0-xxl",
					score: 33.9,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 13_000_000_000,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/bigscience-workshop/xmtf",
				},
				{
					model: "Mistral 7B-IT",
					score: 32.0,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 7_300_000_000,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/mistralai/platform-docs-public/blob/0bdc04e778f78c7e7e92e32e6e3949d5bd333688/docs/getting-started/models/weights.md",
				},
				{
					model: "Llama-2 7B",
					score: 22.3,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { tags: ["en"] },
					parameters: 7_000_000_000,
					licence: "Llama 2 Community License",
					licenceSource:
						"https://github.com/meta-llama/llama/blob/0e3444bca7a3e02f25f2c9f9e778866fecdae567/MODEL_CARD.md",
				},
				{
					model: "mT5-xxl",
					score: 18.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					languages: { count: 101, turkish: "yes" },
					parameters: 13_000_000_000,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/google-research/multilingual-t5/blob/9dcd60fc43c31a8651461f9a21894a134ba22166/README.md",
				},
			],
		},
		{
			dataset: "MMLU-tr",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "CohereLabs/aya-expanse-8b",
					score: 52.43,
					date: "2024-11",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/commit/ed153d2765dc53d7ad333a71e6f2092b478d7a4b",
				},
				{
					model: "ytu-ce-cosmos/Turkish-Llama-8b-DPO-v0.1",
					score: 51.99,
					date: "2024-09",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/blob/998bc09b58d7aba649558f0a99e2bc56a8b46e47/ytu-ce-cosmos/Turkish-Llama-8b-DPO-v0.1/results_2024-09-10T10-44-07.687303.json",
				},
				{
					model: "ytu-ce-cosmos/Turkish-Llama-8b-Instruct-v0.1",
					score: 51.75,
					date: "2024-07",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/blob/main/ytu-ce-cosmos/Turkish-Llama-8b-Instruct-v0.1/results_2024-07-12T20-26-41.713871.json",
				},
				{
					model: "ytu-ce-cosmos/Turkish-Llama-8b-v0.1",
					score: 50.86,
					date: "2024",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/blob/1c52e1fd5ff72f8994024f3fde29f8199a884164/ytu-ce-cosmos/Turkish-Llama-8b-v0.1/results_2024-03-06T18-10-08.json",
				},
				{
					model: "Trendyol/Trendyol-LLM-7b-chat-v1.8",
					score: 41.91,
					date: "2024-07",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/blob/457289f01e2129b342a000cd1c07706232f837b0/Trendyol/Trendyol-LLM-7b-chat-v1.8/results_2024-07-16T20-58-21.709425.json",
				},
				{
					model: "TURKCELL/Turkcell-LLM-7b-v1",
					score: 39.03,
					date: "2024",
					source:
						"https://huggingface.co/datasets/malhajar/results_v0.2/commit/d53311cdb7d82d12b78937e265da8b43d726b6b0",
				},
			],
		},
	],
};
