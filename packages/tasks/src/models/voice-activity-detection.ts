import type { Model } from "../types/model.ts";

/** Models made for voice-activity-detection first of all. */
export const models: readonly Model[] = [
	{
		id: "onnx-community/pyannote-segmentation-3.0",
		tasks: ["voice-activity-detection"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		gated: false,
		released: "2024-07",
		confidence: "card",
		lookedUp: "2026-11-27",
		sources: [
			"https://huggingface.co/onnx-community/pyannote-segmentation-3.0/blob/main/README.md",
			"https://huggingface.co/onnx-community/pyannote-segmentation-3.0/commits/main",
		],
	},
	{
		id: "pyannote/segmentation-3.0",
		tasks: ["voice-activity-detection"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		parameters: 1_500_000,
		gated: true,
		released: "2023-09",
		confidence: "card",
		unverified: ["parameters", "gated"],
		lookedUp: "2026-11-26",
		sources: ["https://github.com/pyannote/pyannote-audio"],
	},
	{
		id: "snakers4/silero-vad",
		tasks: ["voice-activity-detection"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		gated: false,
		released: "2020-12",
		confidence: "card",
		lookedUp: "2026-11-26",
		sources: [
			"https://github.com/snakers4/silero-vad",
			"https://github.com/snakers4/silero-vad/commit/cef1644",
		],
	},
	{
		id: "speechbrain/vad-crdnn-libriparty",
		tasks: ["voice-activity-detection"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		released: "2021",
		confidence: "card",
		unverified: ["released"],
		lookedUp: "2026-11",
		sources: ["https://github.com/speechbrain/speechbrain"],
	},
];
