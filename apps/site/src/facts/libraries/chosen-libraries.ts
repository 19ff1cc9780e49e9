import type { LocalizedText, TaskId } from "@pusula/tasks";
import type { Source } from "../../../content/sources/source.ts";

/** A library that most readers need for an aim. */
export interface ChosenLibrary {
	/** Its row in the list of libraries, by kind and key; without one it is not in the catalogue. */
	readonly row?: { readonly kind: "models" | "datasets"; readonly key: string };
	/** Its name, for one that is not in the catalogue. */
	readonly name?: string;
	/** Tasks it serves, where the catalogue names none. */
	readonly tasks?: readonly TaskId[];
	/** For whom it is, in a sentence. */
	readonly forWhom: LocalizedText;
	/** The command that installs it. */
	readonly install: string;
	/** Its own documentation. */
	readonly docsUrl: string;
	/** Where the command and the purpose were read. */
	readonly source: Source;
}

/** What a reader wants to do, with the libraries for it. */
export interface LibraryAim {
	/** In kebab case. */
	readonly id: string;
	readonly title: LocalizedText;
	readonly libraries: readonly ChosenLibrary[];
}

/** The libraries most readers need, by what they want to do. */
export const LIBRARY_AIMS: readonly LibraryAim[] = [
	{
		id: "python",
		title: { tr: "Python'da model çalıştırmak", en: "Run models in Python" },
		libraries: [
			{
				row: { kind: "models", key: "transformers" },
				forWhom: {
					tr: "Metin, görüntü ve ses modellerini tek arayüzle denemek isteyenler için; nereden başlayacağını bilmeyen buradan başlar.",
					en: "For trying text, image and audio models through one interface; begin here if you do not know where to begin.",
				},
				install: 'pip install "transformers[torch]"',
				docsUrl: "https://huggingface.co/docs/transformers/index",
				source: {
					id: "install-transformers",
					title: "Transformers: installation",
					url: "https://huggingface.co/docs/transformers/installation",
					seen: "2026-11-22",
				},
			},
			{
				row: { kind: "models", key: "sentence-transformers" },
				forWhom: {
					tr: "Metinleri anlamlarına göre arayan, karşılaştıran ya da sıralayanlar için.",
					en: "For those who search, compare or rank texts by meaning.",
				},
				install: "pip install -U sentence-transformers",
				docsUrl: "https://www.sbert.net/",
				source: {
					id: "install-sentence-transformers",
					title: "Sentence Transformers: installation",
					url: "https://github.com/UKPLab/sentence-transformers/blob/master/docs/installation.md",
					seen: "2026-11-22",
				},
			},
			{
				row: { kind: "models", key: "peft" },
				forWhom: {
					tr: "Büyük bir modeli, ağırlıklarının yalnızca küçük bir bölümünü eğiterek kendi verisine uyarlayanlar için (LoRA gibi).",
					en: "For those who adapt a large model to their data by training a small part of its weights (such as LoRA).",
				},
				install: "pip install peft",
				docsUrl: "https://huggingface.co/docs/peft/index",
				source: {
					id: "install-peft",
					title: "PEFT: installation",
					url: "https://huggingface.co/docs/peft/en/install",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "browser",
		title: { tr: "Tarayıcıda çalıştırmak", en: "Run in the browser" },
		libraries: [
			{
				row: { kind: "models", key: "transformers.js" },
				forWhom: {
					tr: "Modeli sunucu olmadan, okurun tarayıcısında ya da Node.js'te JavaScript ile çalıştıranlar için.",
					en: "For running a model in JavaScript without a server, in the reader's browser or in Node.js.",
				},
				install: "npm i @huggingface/transformers",
				docsUrl: "https://huggingface.co/docs/transformers.js/index",
				source: {
					id: "install-transformers-js",
					title: "Transformers.js: installation",
					url: "https://huggingface.co/docs/transformers.js/installation",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "device",
		title: { tr: "Telefonda ve küçük aygıtlarda çalıştırmak", en: "Run on phones and small devices" },
		libraries: [
			{
				row: { kind: "models", key: "litert" },
				forWhom: {
					tr: "Android, iOS ya da gömülü bir aygıtta .tflite modeli çalıştıranlar için; TensorFlow Lite'ın devamıdır.",
					en: "For running .tflite models on Android, iOS or an embedded device; it continues TensorFlow Lite.",
				},
				install: "pip install ai-edge-litert",
				docsUrl: "https://ai.google.dev/edge/litert",
				source: {
					id: "install-litert",
					title: "ai-edge-litert on PyPI",
					url: "https://pypi.org/project/ai-edge-litert/",
					seen: "2026-11-22",
				},
			},
			{
				name: "ExecuTorch",
				forWhom: {
					tr: "PyTorch modelini dışa aktarıp telefonda ya da gömülü bir aygıtta çalıştıranlar için.",
					en: "For exporting a PyTorch model and running it on a phone or an embedded device.",
				},
				install: "pip install executorch",
				docsUrl: "https://docs.pytorch.org/executorch/stable/index.html",
				source: {
					id: "install-executorch",
					title: "ExecuTorch: quick start pathway",
					url: "https://docs.pytorch.org/executorch/main/pathway-quickstart.html",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "images",
		title: { tr: "Görüntü üretmek ve tanımak", en: "Make and recognise images" },
		libraries: [
			{
				row: { kind: "models", key: "diffusers" },
				forWhom: {
					tr: "Difüzyon modelleriyle görüntü ve video üretenler için.",
					en: "For making images and videos with diffusion models.",
				},
				install: 'pip install "diffusers[torch]" transformers',
				docsUrl: "https://huggingface.co/docs/diffusers/index",
				source: {
					id: "install-diffusers",
					title: "Diffusers: installation",
					url: "https://huggingface.co/docs/diffusers/installation",
					seen: "2026-11-22",
				},
			},
			{
				row: { kind: "models", key: "timm" },
				forWhom: {
					tr: "Görüntüleri sınıflandıran ya da onlardan vektör çıkaranlar için; yüzlerce hazır model içerir.",
					en: "For classifying images or turning them into vectors; it brings hundreds of pretrained models.",
				},
				install: "pip install timm",
				docsUrl: "https://huggingface.co/docs/timm/index",
				source: {
					id: "install-timm",
					title: "timm: quickstart",
					url: "https://huggingface.co/docs/timm/quickstart",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "sound",
		title: { tr: "Sesle çalışmak", en: "Work with sound" },
		libraries: [
			{
				row: { kind: "models", key: "speechbrain" },
				forWhom: {
					tr: "Konuşmayı yazıya döken, konuşanı tanıyan ya da sesleri ayıranlar için; hazır modelleri ve eğitim tarifleri vardır.",
					en: "For turning speech into text, recognising speakers or separating sounds; with pretrained models and training recipes.",
				},
				install: "pip install speechbrain",
				docsUrl: "https://speechbrain.github.io/",
				source: {
					id: "install-speechbrain",
					title: "SpeechBrain: model card with installation",
					url: "https://huggingface.co/speechbrain/sepformer-wham",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "tables",
		title: { tr: "Tablolarla tahmin yapmak", en: "Predict from tables" },
		libraries: [
			{
				row: { kind: "models", key: "sklearn" },
				forWhom: {
					tr: "Kendi tablosundan sınıf ya da sayı tahmin eden bir model eğitenler için.",
					en: "For training a model on your own table that predicts classes or numbers.",
				},
				install: "pip install -U scikit-learn",
				docsUrl: "https://scikit-learn.org/stable/",
				source: {
					id: "install-sklearn",
					title: "scikit-learn: installation",
					url: "https://scikit-learn.org/stable/install.html",
					seen: "2026-11-22",
				},
			},
			{
				row: { kind: "models", key: "tabpfn" },
				tasks: ["tabular-classification", "tabular-regression"],
				forWhom: {
					tr: "Az satırlı bir tabloda model eğitmeden tahmin almak isteyenler için; GPU önerilir.",
					en: "For predictions from a small table without training a model; a GPU is recommended.",
				},
				install: "pip install tabpfn",
				docsUrl: "https://priorlabs.ai/docs",
				source: {
					id: "install-tabpfn",
					title: "tabpfn on PyPI",
					url: "https://pypi.org/project/tabpfn/8.4.0/",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "reinforcement",
		title: { tr: "Pekiştirmeli öğrenme", en: "Reinforcement learning" },
		libraries: [
			{
				row: { kind: "models", key: "stable-baselines3" },
				forWhom: {
					tr: "Bilinen pekiştirmeli öğrenme algoritmalarını PyTorch ile deneyenler için; temel kavramları bilmeniz beklenir.",
					en: "For trying known reinforcement learning algorithms in PyTorch; it expects you to know the basics.",
				},
				install: "pip install stable-baselines3",
				docsUrl: "https://stable-baselines3.readthedocs.io/",
				source: {
					id: "install-stable-baselines3",
					title: "Stable Baselines3: installation",
					url: "https://github.com/DLR-RM/stable-baselines3/blob/master/docs/guide/install.rst",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "serving",
		title: { tr: "Dil modeli sunmak", en: "Serve a language model" },
		libraries: [
			{
				name: "vLLM",
				tasks: ["text-generation"],
				forWhom: {
					tr: "Dil modelini GPU'lu bir Linux sunucusunda OpenAI uyumlu bir API olarak sunanlar için.",
					en: "For serving a language model as an OpenAI-compatible API on a Linux server with a GPU.",
				},
				install: "uv pip install vllm --torch-backend=auto",
				docsUrl: "https://docs.vllm.ai/en/latest/",
				source: {
					id: "install-vllm",
					title: "vLLM: quickstart",
					url: "https://docs.vllm.ai/en/latest/getting_started/quickstart/",
					seen: "2026-11-22",
				},
			},
			{
				name: "llama.cpp",
				tasks: ["text-generation"],
				forWhom: {
					tr: "GGUF biçimindeki bir dil modelini kendi bilgisayarında çalıştıran ya da `llama-server` ile sunanlar için. Windows'ta: `winget install llama.cpp`.",
					en: "For running a language model in GGUF format on your own computer, or serving it with `llama-server`. On Windows: `winget install llama.cpp`.",
				},
				install: "brew install llama.cpp",
				docsUrl: "https://huggingface.co/docs/hub/gguf-llamacpp",
				source: {
					id: "install-llama-cpp",
					title: "llama.cpp: pre-built versions",
					url: "https://github.com/ggml-org/llama.cpp/blob/master/docs/install.md",
					seen: "2026-11-22",
				},
			},
		],
	},
	{
		id: "data",
		title: { tr: "Veri kümesi açmak", en: "Open datasets" },
		libraries: [
			{
				row: { kind: "datasets", key: "datasets" },
				forWhom: {
					tr: "Hub'daki ya da kendi diskindeki bir veri kümesini eğitim için okuyup hazırlayanlar için.",
					en: "For reading a dataset of the Hub, or of your own disk, and preparing it for training.",
				},
				install: "pip install datasets",
				docsUrl: "https://huggingface.co/docs/datasets/index",
				source: {
					id: "install-datasets",
					title: "Datasets: installation",
					url: "https://huggingface.co/docs/datasets/installation",
					seen: "2026-11-22",
				},
			},
		],
	},
];
