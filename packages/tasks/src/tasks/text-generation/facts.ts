import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

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
			inputs: [{ type: "text", label: "İstem", content: examples.tr[0].input.inputs }],
			outputs: [
				{
					type: "text",
					label: "Sürdürülen metin",
					content: `${examples.tr[0].input.inputs}${examples.tr[0].output.generated_text}`,
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Prompt", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "text",
					label: "Continued text",
					content: `${examples.en[0].input.inputs}${examples.en[0].output.generated_text}`,
				},
			],
		},
	},
	datasets: [
		{
			id: "CohereForAI/Global-MMLU",
			description: {
				tr: "Çoktan seçmeli bilgi sınavının 42 dile aktarılmış hâli; Türkçe bölümü de vardır.",
				en: "A multiple-choice knowledge exam carried into 42 languages, Turkish among them.",
			},
		},
		{
			id: "HuggingFaceFW/fineweb-2",
			description: {
				tr: "Binden çok dil için süzülmüş web metni; Türkçe ön eğitim için büyük kaynaktır.",
				en: "Filtered web text for over a thousand languages; a large source for Turkish pretraining.",
			},
		},
		{
			id: "HuggingFaceH4/ultrachat_200k",
			description: {
				tr: "Süzülmüş 200 bin İngilizce sohbet; modele diyalog biçimini öğretmek için kullanılır.",
				en: "200 thousand filtered English chats, used to teach a model the form of dialogue.",
			},
		},
		{
			id: "open-r1/OpenThoughts-114k-math",
			description: {
				tr: "Adım adım çözülmüş matematik soruları; akıl yürüten model eğitmek içindir.",
				en: "Mathematics problems solved step by step, for training models that reason.",
			},
		},
		{
			id: "allenai/tulu-3-sft-mixture",
			description: {
				tr: "Tülu 3 modellerinin yönerge eğitiminde kullanılan açık karışımdır; tarifi yinelemeye yarar.",
				en: "The open mixture behind the instruction training of Tülu 3; lets others repeat the recipe.",
			},
		},
		{
			id: "HuggingFaceTB/smoltalk",
			description: {
				tr: "Küçük modellere yönerge izlemeyi öğretmek için derlenmiş yapay konuşmalardır.",
				en: "Synthetic conversations gathered to teach small models to follow instructions.",
			},
		},
		{
			id: "HuggingFaceTB/finemath",
			description: {
				tr: "Web sayfalarından ayıklanmış matematik anlatımları; ön eğitimde sayısal beceriyi artırmak içindir.",
				en: "Mathematical explanations picked from the web, to strengthen numeracy in pretraining.",
			},
		},
	],
	metrics: [
		{
			id: "cross_entropy",
			description: {
				tr: "Modelin gerçek belirtece verdiği olasılığın eksi logaritmasıdır; eğitimde doğrudan küçültülür.",
				en: "Minus log of the probability given to the true token; what training lowers directly.",
			},
		},
		{
			id: "perplexity",
			description: {
				tr: "e üzeri çapraz entropidir; modelin her adımda kaç seçenek arasında kaldığını düşündürür.",
				en: "Exponential of cross-entropy; suggests how many choices the model hesitates between.",
			},
		},
	],
	models: [
		{
			id: "google/gemma-2-2b-it",
			description: {
				tr: "Gemma 2 ailesinin en küçük boyu; yönerge izler.",
				en: "The smallest size of the Gemma 2 family; it follows instructions.",
			},
		},
		{
			id: "deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B",
			description: {
				tr: "DeepSeek-R1 modelinin akıl yürütme izlerinden damıtılmış küçük modeldir.",
				en: "Small model distilled from the reasoning traces of DeepSeek-R1.",
			},
		},
		{
			id: "meta-llama/Llama-3.1-8B-Instruct",
			description: {
				tr: "Birçok sağlayıcıda bulunan 8 milyarlık sohbet modelidir; karşılaştırma için elverişlidir.",
				en: "Chat model of 8 billion parameters offered by many providers; a handy baseline.",
			},
		},
		{
			id: "microsoft/phi-4",
			description: {
				tr: "Seçilmiş ve üretilmiş verilerle eğitilmiş, 14 milyar parametreli bir modeldir.",
				en: "Model of 14 billion parameters trained on selected and synthetic data.",
			},
		},
		{
			id: "simplescaling/s1.1-32B",
			description: {
				tr: "Yanıttan önce daha uzun düşünmenin sonucu nasıl değiştirdiğini incelemek için eğitilmiştir.",
				en: "Trained to study how longer thinking before an answer changes the result.",
			},
		},
		{
			id: "Qwen/Qwen2.5-7B-Instruct-1M",
			description: {
				tr: "Qwen2.5-7B modelinin bağlam penceresi genişletilmiş sürümüdür.",
				en: "Version of Qwen2.5-7B with a widened context window.",
			},
		},
		{
			id: "Qwen/Qwen2.5-Coder-32B-Instruct",
			description: {
				tr: "Program yazmak, açıklamak ve onarmak için eğitilmiş modeldir.",
				en: "Model trained to write, explain and repair programs.",
			},
		},
		{
			id: "deepseek-ai/DeepSeek-R1",
			description: {
				tr: "Düşünme adımlarını açıkça yazan büyük bir akıl yürütme modelidir.",
				en: "Large reasoning model that writes out its thinking.",
			},
		},
		{
			id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
			description: {
				tr: "Etmenle kod yazma işlerine yönelik, her adımda 35 milyar parametresi çalışan modeldir.",
				en: "For coding agents; 35 of its 480 billion parameters work at each step.",
			},
		},
		{
			id: "openai/gpt-oss-120b",
			description: {
				tr: "OpenAI'ın düşünme düzeyi ayarlanabilen açık ağırlıklı modelidir.",
				en: "OpenAI's open-weights model with adjustable depth of reasoning.",
			},
		},
		{
			id: "zai-org/GLM-4.5",
			description: {
				tr: "Akıl yürütme, kod ve araç çağrısını birleştiren büyük bir modeldir.",
				en: "Large model that combines reasoning, code and tool calls.",
			},
		},
		{
			id: "Qwen/Qwen3-4B-Thinking-2507",
			description: {
				tr: "Yanıttan önce uzun uzun düşünen, Qwen3 ailesinin küçük modellerindendir.",
				en: "Thinks at length before it answers; one of the small models of the Qwen3 family.",
			},
		},
	],
	spaces: [
		{
			id: "open-llm-leaderboard/open_llm_leaderboard",
			description: {
				tr: "Açık modellerin aynı sınavlardaki geçmiş sonuçlarını karşılaştıran bir arşivdir.",
				en: "An archive that compares the past results of open models on the same exams.",
			},
		},
		{
			id: "logikon/open_cot_leaderboard",
			description: {
				tr: "Adım adım düşünmenin hangi modelde ne kadar kazandırdığını karşılaştırır.",
				en: "Compares how much step-by-step thinking gains with each model.",
			},
		},
		{
			id: "ysharma/Explore_llamav2_with_TGI",
			description: {
				tr: "Llama 2 modelini Text Generation Inference sunucusu üzerinden sohbetle denemeye yarar.",
				en: "For trying Llama 2 in a chat served by Text Generation Inference.",
			},
		},
		{
			id: "HuggingFaceH4/zephyr-chat",
			description: {
				tr: "Zephyr modeliyle sohbet edip küçük bir modelin sınırlarını görmenizi sağlar.",
				en: "Lets you chat with Zephyr and see where a small model ends.",
			},
		},
		{
			id: "lmsys/chatbot-arena-leaderboard",
			description: {
				tr: "Kullanıcıların kör karşılaştırmada verdiği oylarla oluşan sohbet modeli sıralamasıdır.",
				en: "Ranking of chat models by the votes of users in blind comparisons.",
			},
		},
		{
			id: "mlabonne/phixtral-chat",
			description: {
				tr: "Phi modellerinin uzman karışımıyla birleştirildiği küçük bir sohbet denemesidir.",
				en: "A small chat trial of Phi models merged into a mixture of experts.",
			},
		},
		{
			id: "akhaliq/anycoder",
			description: {
				tr: "Tarif ettiğiniz uygulamanın kodunu farklı modellere yazdırıp çalıştırmanızı sağlar.",
				en: "Lets different models write and run the code of an application you describe.",
			},
		},
		{
			id: "enzostvs/deepsite",
			description: {
				tr: "Tarif ettiğiniz web sayfasını yazıp sonucu anında gösteren bir araçtır.",
				en: "A tool that writes the web page you describe and shows it at once.",
			},
		},
	],
	widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
	snippetModels: {
		tr: "ytu-ce-cosmos/turkish-gpt2-large",
		en: "meta-llama/Llama-3.1-8B",
	},
	youtubeId: "e9gNEAlsOvU",
	isPlaceholder: false,
};
