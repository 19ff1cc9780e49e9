import type { Source } from "./source.ts";

/** Sources: metrics and benchmarks that several tasks share. */
export const MEASURE_SOURCES = [
	{
		id: "bootstrap-koehn",
		title: "Statistical Significance Tests for Machine Translation Evaluation",
		url: "https://aclanthology.org/W04-3250/",
		seen: "2026-11-27",
	},
	{
		id: "randomization-riezler",
		title: "On Some Pitfalls in Automatic Evaluation and Significance Testing for MT",
		url: "https://aclanthology.org/W05-0908/",
		seen: "2026-11-27",
	},
	{
		id: "holm",
		title: "A Simple Sequentially Rejective Multiple Test Procedure",
		url: "https://doi.org/10.2307/4615733",
		seen: "2026-11-27",
	},
	{
		id: "sacrebleu",
		title: "A Call for Clarity in Reporting BLEU Scores",
		url: "https://www.aclweb.org/anthology/W18-6319",
		seen: "2026-11-22",
	},
	{
		id: "chrf",
		title: "chrF: character n-gram F-score for automatic MT evaluation",
		url: "https://aclanthology.org/W15-3049",
		seen: "2026-11-22",
	},
	{
		id: "comet",
		title: "COMET: A Neural Framework for MT Evaluation",
		url: "https://arxiv.org/abs/2009.09025",
		seen: "2026-11-22",
	},
	{
		id: "rouge",
		title: "ROUGE: A Package for Automatic Evaluation of Summaries",
		url: "https://aclanthology.org/W04-1013/",
		seen: "2026-11-22",
	},
	{
		id: "fid",
		title: "GANs Trained by a Two Time-Scale Update Rule Converge to a Local Nash Equilibrium",
		url: "https://arxiv.org/abs/1706.08500",
		seen: "2026-11-22",
	},
	{
		id: "inception-score",
		title: "Improved Techniques for Training GANs",
		url: "https://arxiv.org/abs/1606.03498",
		seen: "2026-11-22",
	},
	{
		id: "geneval",
		title: "GenEval: An Object-Focused Framework for Evaluating Text-to-Image Alignment",
		url: "https://arxiv.org/abs/2310.11513",
		seen: "2026-11-22",
	},
	{
		id: "lpips",
		title: "The Unreasonable Effectiveness of Deep Features as a Perceptual Metric",
		url: "https://arxiv.org/abs/1801.03924",
		seen: "2026-11-22",
	},
	{
		id: "si-sdr",
		title: "SDR – half-baked or well done?",
		url: "https://arxiv.org/abs/1811.02508",
		seen: "2026-11-22",
	},
	{
		id: "docvqa",
		title: "DocVQA: A Dataset for VQA on Document Images",
		url: "https://arxiv.org/abs/2007.00398",
		seen: "2026-11-22",
	},
	{
		id: "cider",
		title: "CIDEr: Consensus-based Image Description Evaluation",
		url: "https://arxiv.org/abs/1411.5726",
		seen: "2026-11-27",
	},
	{
		id: "atesman",
		title: "Evrim Ağacı'nda Blog Yazıları Ya da Makalelerde Bulunan “Ateşman Skoru” ve “YOD Skoru” Nelerdir?",
		url: "https://evrimagaci.org/soru/evrim-agaci039nda-blog-yazilari-ya-da-makalelerde-bulunan-quotatesman-skoruquot-ve-quotyod-skoruquot-nelerdir-31729",
		seen: "2026-11-27",
	},
] as const satisfies readonly Source[];
