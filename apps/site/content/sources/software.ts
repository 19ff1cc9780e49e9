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
] as const satisfies readonly Source[];
