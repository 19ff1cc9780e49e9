import type { TaskResults } from "../types/results.ts";

/** Published results of models for zero-shot-image-classification. */
export const results: TaskResults = {
	caveat: {
		tr: "XM3600'ün Türkçe cümlelerini insanlar yazmıştır. Ölçülen sınıflandırma değil, cümleye uyan fotoğrafı 3600 fotoğraf arasında bulmaktır; etiket seçmek bundan çok daha kolaydır, ama Türkçe bilmeyen bir model burada belli olur. SigLIP 2, jinaai/jina-clip-v2 ve visheratin/mexma-siglip2 bu kümede ölçülmemiştir. Kendi etiketlerinizle elli fotoğraflık bir deneme bu tablodan çok şey söyler.",
		en: "The Turkish sentences of XM3600 were written by people. What is measured is not classifying but finding the photograph of a sentence among 3600; choosing a label is far easier, but a model that knows no Turkish shows here. SigLIP 2, jinaai/jina-clip-v2 and visheratin/mexma-siglip2 were not measured on this set. A trial with your own labels on fifty photographs says more than this table.",
	},
	benchmarks: [
		{
			dataset: "XM3600 tr",
			metric: "nDCG@10",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "SigLIP base 256 multilingual",
					score: 64.99,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__siglip-base-patch16-256-multilingual/8952a4eafcde3cb7ab46b1dd629b33f8784ca9c6/XM3600T2IRetrieval.json",
					parameters: 370_626_050,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/siglip_models.py",
				},
				{
					model: "jina-embeddings-v5-omni-small",
					score: 59.05,
					date: "2026-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/jinaai__jina-embeddings-v5-omni-small/dfdcc361ec47c69a5afcd81e4bd148abb9d0568e/XM3600T2IRetrieval.json",
					parameters: 1_626_268_672,
					licence: "CC-BY-NC-4.0",
					isNonCommercial: true,
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/jina_models.py",
				},
				{
					model: "SigLIP large 384",
					score: 53.14,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__siglip-large-patch16-384/ce005573a40965dfd21fd937fbdeeebf2439fc35/XM3600T2IRetrieval.json",
					parameters: 652_478_466,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/siglip_models.py",
				},
				{
					model: "SigLIP base 224",
					score: 39.1,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__siglip-base-patch16-224/7fd15f0689c79d79e38b1c2e2e2370a7bf2761ed/XM3600T2IRetrieval.json",
					parameters: 203_155_970,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/siglip_models.py",
				},
				{
					model: "SigLIP so400m 384",
					score: 32.8,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__siglip-so400m-patch14-384/9fdffc58afc957d1a03a25b10dba0329ab15c2a3/XM3600T2IRetrieval.json",
					parameters: 877_960_498,
					licence: "Apache-2.0",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/siglip_models.py",
				},
				{
					model: "CLIP ViT-L-14 DataComp.XL",
					score: 8.84,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/laion__CLIP-ViT-L-14-DataComp.XL-s13B-b90K/84c9828e63dc9a9351d1fe637c346d4c1c4db341/XM3600T2IRetrieval.json",
					parameters: 427_616_513,
					licence: "MIT",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/openclip_models.py",
				},
				{
					model: "CLIP ViT-bigG-14 LAION-2B",
					score: 7.52,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/laion__CLIP-ViT-bigG-14-laion2B-39B-b160k/bc7788f151930d91b58474715fdce5524ad9a189/XM3600T2IRetrieval.json",
					parameters: 2_539_567_105,
					licence: "MIT",
					licenceSource:
						"https://github.com/embeddings-benchmark/mteb/blob/a905523d0111f999360b312bd4a601a0a97a0e1c/mteb/models/model_implementations/openclip_models.py",
				},
				{
					model: "openai/clip-vit-large-patch14",
					score: 4.12,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__clip-vit-large-patch14/32bd64288804d66eefd0ccbe215aa642df71cc41/XM3600T2IRetrieval.json",
				},
				{
					model: "openai/clip-vit-base-patch32",
					score: 3.1,
					date: "2025-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__clip-vit-base-patch32/3d74acf9a28c67741b2f4f2ea7635f0aaf6f0268/XM3600T2IRetrieval.json",
				},
			],
		},
	],
};
