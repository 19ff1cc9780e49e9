import type { Source } from "./source.ts";

/** Sources: speech, music and other sound. */
export const AUDIO_SOURCES = [
	{
		id: "whisper",
		title: "Robust Speech Recognition via Large-Scale Weak Supervision",
		url: "https://arxiv.org/abs/2212.04356",
		seen: "2026-11-22",
	},
	{
		id: "whisper-languages",
		title: "Whisper: error rates by language",
		url: "https://github.com/openai/whisper/blob/v20250625/language-breakdown.svg",
		seen: "2026-11-22",
	},
	{
		id: "whisper-turkish-lora",
		title:
			"Implementation of a Whisper Architecture-Based Turkish Automatic Speech Recognition (ASR) System and Evaluation of the Effect of Fine-Tuning with a Low-Rank Adaptation (LoRA) Adapter on Its Performance",
		url: "https://doi.org/10.3390/electronics13214227",
		seen: "2026-11-22",
	},
	{
		id: "ctc",
		title:
			"Connectionist Temporal Classification: Labelling Unsegmented Sequence Data with Recurrent Neural Networks",
		url: "https://www.cs.toronto.edu/~graves/icml_2006.pdf",
		seen: "2026-11-24",
	},
	{
		id: "wav2vec2",
		title: "wav2vec 2.0: A Framework for Self-Supervised Learning of Speech Representations",
		url: "https://arxiv.org/abs/2006.11477",
		seen: "2026-11-22",
	},
	{
		id: "w2v-bert-tuning",
		title: "Fine-Tune W2V2-Bert for low-resource ASR with Transformers",
		url: "https://huggingface.co/blog/fine-tune-w2v2-bert",
		seen: "2026-11-24",
	},
	{
		id: "xls-r",
		title: "XLS-R: Self-supervised Cross-lingual Speech Representation Learning at Scale",
		url: "https://arxiv.org/abs/2111.09296",
		seen: "2026-11-22",
	},
	{
		id: "mms",
		title: "Scaling Speech Technology to 1,000+ Languages",
		url: "https://arxiv.org/abs/2305.13516",
		seen: "2026-11-22",
	},
	{
		id: "hubert",
		title: "HuBERT: Self-Supervised Speech Representation Learning by Masked Prediction of Hidden Units",
		url: "https://arxiv.org/abs/2106.07447",
		seen: "2026-11-22",
	},
	{
		id: "ast",
		title: "AST: Audio Spectrogram Transformer",
		url: "https://arxiv.org/abs/2104.01778",
		seen: "2026-11-22",
	},
	{
		id: "clap",
		title:
			"Large-scale Contrastive Language-Audio Pretraining with Feature Fusion and Keyword-to-Caption Augmentation",
		url: "https://arxiv.org/abs/2211.06687",
		seen: "2026-11-22",
	},
	{
		id: "ecapa-tdnn",
		title:
			"ECAPA-TDNN: Emphasized Channel Attention, Propagation and Aggregation in TDNN Based Speaker Verification",
		url: "https://arxiv.org/abs/2005.07143",
		seen: "2026-11-22",
	},
	{
		id: "voxlingua107",
		title: "VoxLingua107: a Dataset for Spoken Language Recognition",
		url: "https://arxiv.org/abs/2011.12998",
		seen: "2026-11-22",
	},
	{
		id: "speechbrain",
		title: "SpeechBrain: A General-Purpose Speech Toolkit",
		url: "https://arxiv.org/abs/2106.04624",
		seen: "2026-11-22",
	},
	{
		id: "sepformer",
		title: "Attention is All You Need in Speech Separation",
		url: "https://arxiv.org/abs/2010.13154",
		seen: "2026-11-22",
	},
	{
		id: "demucs",
		title: "Hybrid Transformers for Music Source Separation",
		url: "https://arxiv.org/abs/2211.08553",
		seen: "2026-11-22",
	},
	{
		id: "vits",
		title: "Conditional Variational Autoencoder with Adversarial Learning for End-to-End Text-to-Speech",
		url: "https://arxiv.org/abs/2106.06103",
		seen: "2026-11-22",
	},
	{
		id: "kokoro",
		title: "Kokoro: languages and licence",
		url: "https://github.com/hexgrad/kokoro",
		seen: "2026-11-22",
	},
	{
		id: "chatterbox",
		title: "Chatterbox: languages and licence",
		url: "https://github.com/resemble-ai/chatterbox",
		seen: "2026-11-22",
	},
	{
		id: "mms-tts-tur",
		title: "facebook/mms-tts-tur: model card",
		url: "https://huggingface.co/facebook/mms-tts-tur",
		seen: "2026-11-22",
	},
	{
		id: "musicgen",
		title: "Simple and Controllable Music Generation",
		url: "https://arxiv.org/abs/2306.05284",
		seen: "2026-11-22",
	},
	{
		id: "audioldm2",
		title: "AudioLDM 2: Learning Holistic Audio Generation with Self-supervised Pretraining",
		url: "https://arxiv.org/abs/2308.05734",
		seen: "2026-11-22",
	},
	{
		id: "stable-audio-open",
		title: "Stable Audio Open",
		url: "https://arxiv.org/abs/2407.14358",
		seen: "2026-11-22",
	},
	{
		id: "qwen2-audio",
		title: "Qwen2-Audio Technical Report",
		url: "https://arxiv.org/abs/2407.10759",
		seen: "2026-11-22",
	},
	{
		id: "audio-flamingo-3",
		title: "Audio Flamingo 3: Advancing Audio Intelligence with Fully Open Large Audio Language Models",
		url: "https://arxiv.org/abs/2507.08128",
		seen: "2026-11-22",
	},
	{
		id: "ultravox",
		title: "fixie-ai/ultravox-v0_5-llama-3_1-8b: model card",
		url: "https://huggingface.co/fixie-ai/ultravox-v0_5-llama-3_1-8b",
		seen: "2026-11-22",
	},
	{
		id: "silero-vad",
		title: "Silero VAD: model and licence",
		url: "https://github.com/snakers4/silero-vad",
		seen: "2026-11-22",
	},
	{
		id: "pyannote",
		title: "pyannote.audio: models and their terms",
		url: "https://github.com/pyannote/pyannote-audio",
		seen: "2026-11-22",
	},
	{
		id: "audiogen",
		title: "AudioGen: Textually Guided Audio Generation",
		url: "https://arxiv.org/abs/2209.15352",
		seen: "2026-11-27",
	},
] as const satisfies readonly Source[];
