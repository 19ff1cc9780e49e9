import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of voice-activity-detection. */
export const task: Task = {
	id: "voice-activity-detection",
	name: "Voice Activity Detection",
	names: { tr: "Konuşma etkinliği algılama", en: "Voice Activity Detection" },
	modality: "audio",
	color: "red",
	position: 180,
	outputKind: "other",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of voice-activity-detection. */
export const info: TaskInfo = {
	summary: {
		tr: "Kaydın hangi anlarında insan sesi olduğunu, hangi anların sessizlik ya da gürültü olduğunu ayırır. Genellikle konuşma tanımadan önce çalışır; boş bölümleri eleyerek hem süreden hem işlem gücünden kazandırır.",
		en: "Moments of a recording with a human voice are told apart from silence and noise. It usually runs before speech recognition and saves time and computing power by dropping the empty parts.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
