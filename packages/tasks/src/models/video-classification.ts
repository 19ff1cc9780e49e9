import type { Model } from "../types/model.ts";

/** Models made for video-classification first of all. */
export const models: readonly Model[] = [
	{
		id: "facebook/timesformer-base-finetuned-k400",
		tasks: ["video-classification"],
		languages: "none",
		licence: { name: "CC-BY-NC-4.0", commercial: "no" },
		parameters: 121_600_000,
		released: "2021-04",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/facebookresearch/TimeSformer",
			"https://github.com/facebookresearch/TimeSformer/commit/9fb1841",
			"https://github.com/huggingface/transformers/blob/main/src/transformers/models/timesformer/configuration_timesformer.py",
		],
	},
	{
		id: "google/vivit-b-16x2-kinetics400",
		tasks: ["video-classification"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		parameters: 89_000_000,
		released: "2021-03",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://huggingface.co/google/vivit-b-16x2-kinetics400/tree/main",
			"https://github.com/huggingface/transformers/blob/main/src/transformers/models/vivit/configuration_vivit.py",
			"https://github.com/huggingface/transformers/blob/main/docs/source/en/model_doc/vivit.md",
		],
	},
	{
		id: "MCG-NJU/videomae-base-finetuned-kinetics",
		tasks: ["video-classification"],
		languages: "none",
		licence: { name: "CC-BY-NC-4.0", commercial: "no" },
		labels: ["juggling balls", "dribbling basketball", "breakdancing"],
		parameters: 86_500_000,
		released: "2022-04",
		confidence: "card",
		unverified: ["labels"],
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/MCG-NJU/VideoMAE",
			"https://github.com/MCG-NJU/VideoMAE/commit/ed5ce1f",
			"https://github.com/huggingface/transformers/blob/main/src/transformers/models/videomae/configuration_videomae.py",
		],
	},
	{
		id: "microsoft/xclip-base-patch32",
		tasks: ["video-classification"],
		languages: { tags: ["en"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 196_585_855,
		released: "2022-08",
		confidence: "card",
		lookedUp: "2026-11-24",
		sources: [
			"https://huggingface.co/microsoft/xclip-base-patch32/commits/e437ef9b0dbc5a374aad9e58777fedf73d3c26e4",
			"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/xclip_models.py",
		],
	},
];
