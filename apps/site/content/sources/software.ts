import type { Source } from "./source.ts";

/** Sources: libraries, services and cards. */
export const SOFTWARE_SOURCES = [
	{
		id: "transformers-v5",
		title: "Transformers: migration guide to version 5",
		url: "https://github.com/huggingface/transformers/blob/main/MIGRATION_GUIDE_V5.md",
		seen: "2026-11-22",
	},
	{
		id: "transformers-jax-removal",
		title: "Transformers: removal of TensorFlow and JAX",
		url: "https://github.com/huggingface/transformers/pull/40760",
		seen: "2026-11-22",
	},
	{
		id: "transformers-dtype",
		title: "Transformers: weights load in the type they were saved in",
		url: "https://github.com/huggingface/transformers/pull/42805",
		seen: "2026-11-22",
	},
	{
		id: "transformers-5-23",
		title: "Transformers 5.23.0 on PyPI",
		url: "https://pypi.org/project/transformers/5.23.0/",
		seen: "2026-11-22",
	},
	{
		id: "transformers-pipelines",
		title: "Transformers: pipelines, and when batches help",
		url: "https://huggingface.co/docs/transformers/main_classes/pipelines",
		seen: "2026-11-22",
	},
	{
		id: "transformers-chat-templates",
		title: "Transformers 5.11: chat templates",
		url: "https://huggingface.co/docs/transformers/v5.11.0/chat_templating.md",
		seen: "2026-11-23",
	},
	{
		id: "transformers-generation",
		title: "Transformers 5.8: generation strategies",
		url: "https://huggingface.co/docs/transformers/v5.8.0/generation_strategies",
		seen: "2026-11-23",
	},
	{
		id: "accelerate",
		title: "Accelerate 1.9: gradient accumulation",
		url: "https://huggingface.co/docs/accelerate/v1.9.0/usage_guides/gradient_accumulation",
		seen: "2026-11-23",
	},
	{
		id: "group-k-fold",
		title: "scikit-learn 1.8: GroupKFold",
		url: "https://scikit-learn.org/1.8/_sources/modules/generated/sklearn.model_selection.GroupKFold.rst.txt",
		seen: "2026-11-23",
	},
	{
		id: "peft-lora",
		title: "PEFT: the developer's guide to LoRA",
		url: "https://huggingface.co/docs/peft/v0.9.0/developer_guides/lora",
		seen: "2026-11-22",
	},
	{
		id: "pytorch-local",
		title: "PyTorch: get started locally",
		url: "https://pytorch.org/get-started/locally/",
		seen: "2026-11-22",
	},
	{
		id: "task-catalogue",
		title: "Hugging Face: the catalogue of tasks",
		url: "https://github.com/huggingface/huggingface.js",
		seen: "2026-11-22",
	},
	{
		id: "hf-inference",
		title: "Inference Providers: HF Inference and the tasks it serves",
		url: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
		seen: "2026-11-22",
	},
	{
		id: "safetensors",
		title: "Safetensors: a format of weights without code",
		url: "https://huggingface.co/docs/safetensors/en/index",
		seen: "2026-11-22",
	},
	{
		id: "inference-providers",
		title: "Inference Providers: how a call is routed and billed",
		url: "https://huggingface.co/docs/inference-providers/index",
		seen: "2026-11-22",
	},
	{
		id: "server-sent-events",
		title: "HTML Standard: server-sent events",
		url: "https://html.spec.whatwg.org/server-sent-events.html",
		seen: "2026-11-22",
	},
	{
		id: "savasy-sentiment",
		title: "savasy/bert-base-turkish-sentiment-cased: model card",
		url: "https://huggingface.co/savasy/bert-base-turkish-sentiment-cased/resolve/e7e85dc85ea14adcb7673f3785606ea9d7697b98/README.md",
		seen: "2026-11-22",
	},
	{
		id: "transformers-quantization",
		title: "Transformers 5.8: quantization methods and hardware",
		url: "https://huggingface.co/docs/transformers/v5.8.1/quantization/overview.md",
		seen: "2026-11-23",
	},
	{
		id: "transformers-gguf",
		title: "Transformers: GGUF files",
		url: "https://huggingface.co/docs/transformers/main/en/quantization/gguf",
		seen: "2026-11-23",
	},
	{
		id: "torch-quantization",
		title: "PyTorch 2.13: quantization moves to torchao",
		url: "https://docs.pytorch.org/docs/2.13/quantization.html",
		seen: "2026-11-23",
	},
	{
		id: "transformers-qa-pipeline",
		title: "Transformers: removal of the question-answering pipeline",
		url: "https://github.com/huggingface/transformers/pull/43325",
		seen: "2026-11-23",
	},
] as const satisfies readonly Source[];
