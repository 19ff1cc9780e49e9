import { expect, it } from "vitest";
import { refersTo } from "./refers-to.ts";

const toSource = (id: string) => ({
	id,
	title: id,
	url: `https://papers.example/${id}/`,
	seen: "2026-11-01",
});
const isNamed = (id: string, text: string): boolean => refersTo(toSource(id), text, []);

it.each([
	["rt-detr-v2", "RT-DETRv2 hızlıdır."],
	["siglip-2", "SigLIP 2'nin belgesi"],
	["wav2vec2", "Wav2Vec2 ile"],
	["wav2vec2", "wav2vec 2.0 ve HuBERT"],
	["t5", "FLAN-T5 ailesi"],
	["ast", "AST'nin ölçümü"],
	["detr", "`facebook/DETR-ResNet-50`"],
	["bart", "`facebook/bart-large-mnli`"],
	["smolvlm", "SmolVLM2 küçüktür."],
	["deberta-v3", "`microsoft/deberta-v3-base`"],
	["resume", "Résumé is a data set."],
])("finds %s in “%s”", (id, text) => {
	expect(isNamed(id, text)).toBe(true);
});

it.each([
	["ast", "En hızlı ve en son (fastest) sonuç"],
	["t5", "Bu set5 ölçümüdür."],
	["act", "The contract acts on the fact."],
	["act", "Robots act on what they see."],
	["rag", "paragraf ortalaması"],
	["wan", "what you want is it"],
	["sac", "ısıl işlem görmüş sac levha"],
	["fid", "bir fidan, confidence"],
	["trl", "ctrlden sonra"],
	["deberta-v3", "`MoritzLaurer/mDeBERTa-v3-base-xnli`"],
	["vilbert", "BioVilBERT'ün ölçümü"],
	["whisper", "He whispered it."],
])("does not find %s in “%s”", (id, text) => {
	expect(isNamed(id, text)).toBe(false);
});

it("takes a link to the page of a source for its name", () => {
	expect(refersTo(toSource("act"), "Bkz.", ["https://papers.example/act#one"])).toBe(true);
});
