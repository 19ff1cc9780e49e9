import type { TaskResults } from "../results.ts";

/** Published results of models for text-generation. */
export const results: TaskResults = {
	caveat: {
		tr: "TurkishMMLU lise düzeyindeki çoktan seçmeli soruları ölçer: bilgiyi gösterir; Türkçenin doğallığını, yönergeye uymayı ve uydurmayı göstermez. Ölçüm 2024'tedir, sonra çıkan modeller yoktur; soruların eğitim verisine sızıp sızmadığı bilinmez.",
		en: "TurkishMMLU asks multiple-choice questions of secondary school: it shows knowledge, not how natural the Turkish is, whether instructions are followed, or what is invented. It was run in 2024, later models are missing, and whether the questions leaked into training data is not known.",
	},
	benchmarks: [
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
					parameters: 70_000_000_000,
				},
				{
					model: "Llama-3 70B",
					score: 66.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 70_000_000_000,
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
				},
				{
					model: "Aya-23 35B",
					score: 55.6,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 35_000_000_000,
				},
				{
					model: "C4AI Command-r",
					score: 54.9,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
				},
				{
					model: "Mixtral 8x22B",
					score: 54.8,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
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
					parameters: 8_000_000_000,
				},
				{
					model: "Llama-3 8B",
					score: 46.2,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 8_000_000_000,
				},
				{
					model: "Mixtral 8x7B-IT",
					score: 45.2,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
				},
				{
					model: "Aya-23 8B",
					score: 45.0,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 8_000_000_000,
				},
				{
					model: "Gemma 7B",
					score: 43.6,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 7_000_000_000,
				},
				{
					model: "Aya-101",
					score: 40.7,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
				},
				{
					model: "Trendyol-LLM 7B-C-D",
					score: 34.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
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
					parameters: 7_000_000_000,
				},
				{
					model: "Llama-2 7B",
					score: 22.3,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
					parameters: 7_000_000_000,
				},
				{
					model: "mT5-xxl",
					score: 18.1,
					date: "2024-09",
					source:
						"https://github.com/ArdaYueksel/TurkishMMLU/blob/127b43fb0bc57c59e99b2089172f859c6fef4db3/README.md",
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
