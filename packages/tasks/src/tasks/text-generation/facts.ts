import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-generation. */
export const task: Task = {
	id: "text-generation",
	name: "Text Generation",
	names: { tr: "Metin üretimi", en: "Text Generation" },
	modality: "nlp",
	color: "indigo",
	position: 80,
	outputKind: "text",
	subtasks: [
		{
			type: "dialogue-modeling",
			name: "Dialogue Modeling",
			names: { tr: "Diyalog modelleme", en: "Dialogue Modeling" },
		},
		{
			type: "dialogue-generation",
			name: "Dialogue Generation",
			names: { tr: "Diyalog üretimi", en: "Dialogue Generation" },
		},
		{
			type: "conversational",
			name: "Conversational",
			names: { tr: "Sohbet", en: "Conversational" },
		},
		{
			type: "language-modeling",
			name: "Language Modeling",
			names: { tr: "Dil modelleme", en: "Language Modeling" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-generation. */
export const info: TaskInfo = {
	summary: {
		tr: "Model, verilen bir başlangıcı belirteç belirteç sürdürerek yeni metin yazar. Öykü, kod ve sohbet yanıtı aynı yöntemle üretilir. Sıcaklık gibi ayarlar metnin ne kadar öngörülebilir ya da ne kadar yaratıcı olacağını belirler.",
		en: "Starting from a prompt, the model writes on, token by token. Stories, program code and chat replies are all made in this way. Settings such as temperature decide how predictable or how inventive the text becomes.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "İstem", content: "Yaşlı saatçi dükkânını o sabah" }],
			outputs: [
				{
					type: "text",
					label: "Sürdürülen metin",
					content:
						"Yaşlı saatçi dükkânını o sabah her zamankinden erken açtı. Vitrindeki bütün saatler aynı anı gösteriyordu, biri hariç: Duvardaki sarkaçlı saat gece yarısında durmuştu.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Prompt", content: "That morning the old watchmaker" }],
			outputs: [
				{
					type: "text",
					label: "Continued text",
					content:
						"That morning the old watchmaker opened his shop earlier than usual. Every clock in the window showed the same time, except one: the pendulum clock on the wall had stopped at midnight.",
				},
			],
		},
	},
	datasets: [
		{ id: "CohereForAI/Global-MMLU" },
		{ id: "HuggingFaceFW/fineweb-2" },
		{ id: "HuggingFaceH4/ultrachat_200k" },
		{ id: "open-r1/OpenThoughts-114k-math" },
		{ id: "allenai/tulu-3-sft-mixture" },
		{ id: "HuggingFaceTB/smoltalk" },
		{ id: "HuggingFaceTB/finemath" },
	],
	metrics: [{ id: "cross_entropy" }, { id: "perplexity" }],
	models: [
		{ id: "google/gemma-2-2b-it" },
		{ id: "deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B" },
		{ id: "meta-llama/Meta-Llama-3.1-8B-Instruct" },
		{ id: "microsoft/phi-4" },
		{ id: "simplescaling/s1.1-32B" },
		{ id: "Qwen/Qwen2.5-7B-Instruct-1M" },
		{ id: "Qwen/Qwen2.5-Coder-32B-Instruct" },
		{ id: "deepseek-ai/DeepSeek-R1" },
		{ id: "Qwen/Qwen3-Coder-480B-A35B-Instruct" },
		{ id: "openai/gpt-oss-120b" },
		{ id: "zai-org/GLM-4.5" },
		{ id: "Qwen/Qwen3-4B-Thinking-2507" },
	],
	spaces: [
		{ id: "open-llm-leaderboard/open_llm_leaderboard" },
		{ id: "logikon/open_cot_leaderboard" },
		{ id: "ysharma/Explore_llamav2_with_TGI" },
		{ id: "HuggingFaceH4/zephyr-chat" },
		{ id: "lmsys/chatbot-arena-leaderboard" },
		{ id: "mlabonne/phixtral-chat" },
		{ id: "akhaliq/anycoder" },
		{ id: "enzostvs/deepsite" },
	],
	widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
	youtubeId: "e9gNEAlsOvU",
	isPlaceholder: false,
};

/** Input that fits the schema of text-generation. */
export const example: TaskExample = {
	tr: {
		inputs: "Bir varmış bir yokmuş, denizin ortasında tek başına yaşayan bir fener",
		parameters: { max_new_tokens: 60 },
	},
	en: {
		inputs: "Once upon a time, a lighthouse stood all alone in the middle of the sea and",
		parameters: { max_new_tokens: 60 },
	},
};
