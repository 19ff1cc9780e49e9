import { glossLabels } from "../../shared/gloss-labels.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** What the labels of the example mean in Turkish, in their order. */
const MEANINGS = ["top çevirme", "basketbol topu sürme", "breakdans"];

/** Catalogue entry of video-classification. */
export const task: Task = {
	id: "video-classification",
	name: "Video Classification",
	names: { tr: "Video sınıflandırma", en: "Video Classification" },
	modality: "cv",
	color: "blue",
	position: 280,
	outputKind: "labels",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of video-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir videoya bakıp içinde ne olduğunu söyler: gitar çalmak, yemek pişirmek, yüzmek. Model yalnızca tek bir kareye değil, karelerin birbirini izleyişine, yani harekete de bakar.",
		en: "The model says what happens in a video: playing the guitar, cooking, swimming. It looks not just at a single frame but at how frames follow each other, and so at the motion.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs,
					alt: "Üç topla hokkabazlık yapan birinin kısa videosu.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: glossLabels(examples.tr[0].output, MEANINGS),
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "Short video of someone juggling three balls.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output,
				},
			],
		},
	},
	datasets: [
		{
			id: "kinetics400",
			description: {
				tr: "400 insan eylemi ve on saniyelik klipler; video modellerinin alışılmış ön eğitimi.",
				en: "Four hundred human actions in ten-second clips; the usual pretraining of video models.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Kliplerin yüzde kaçında en yüksek puanlı eylemin doğru olduğunu verir.",
				en: "Gives the share of clips whose top action is the right one.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Kavga ya da düşme gibi nadir olayların kaçının yakalandığını gösterir.",
				en: "Shows how many rare events, such as a fall, were caught.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Uyarı veren kliplerin kaçında olayın gerçekten yaşandığını söyler.",
				en: "Says in how many flagged clips the event really took place.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Eylem sınıfları dengesizse sınıf sınıf bakılacak özet sayı.",
				en: "The summary to read class by class when actions are unbalanced.",
			},
		},
	],
	models: [
		{
			id: "google/vivit-b-16x2-kinetics400",
			description: {
				tr: "Videoyu uzay-zaman tüplerine bölen dönüştürücü; Kinetics eylemlerini doğrudan tanır.",
				en: "Transformer that cuts video into tubes of space and time and knows the Kinetics actions.",
			},
		},
		{
			id: "microsoft/xclip-base-patch32",
			description: {
				tr: "Eylem adlarını metinle verirsiniz; eğitimde olmayan sınıfı da deneyebilirsiniz.",
				en: "Actions are given as text, so classes absent from training can be tried.",
			},
		},
	],
	spaces: [
		{
			id: "nateraw/lavila",
			description: {
				tr: "Birinci kişi gözünden videoyu cümleyle anlatan modeli dener.",
				en: "Tries a model that narrates first-person video in sentences.",
			},
		},
		{
			id: "fcakyon/video-classification",
			description: {
				tr: "Klip yükleyip video sınıflandırma modelinin tahminlerini görmek için.",
				en: "To upload a clip and see what a video classifier makes of it.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
