import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of robotics. */
export const task: Task = {
	id: "robotics",
	name: "Robotics",
	names: { tr: "Robotik", en: "Robotics" },
	modality: "rl",
	color: "blue",
	position: 300,
	outputKind: "other",
	subtasks: [
		{ type: "grasping", name: "Grasping", names: { tr: "Kavrama", en: "Grasping" } },
		{
			type: "task-planning",
			name: "Task Planning",
			names: { tr: "Görev planlama", en: "Task Planning" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of robotics. */
export const info: TaskInfo = {
	summary: {
		tr: "Kamera, eklem açıları ve dokunma algılayıcıları gibi verileri robotun hareketlerine dönüştüren modelleri kapsar. Bir nesneyi kavramak ya da çok adımlı bir işi planlamak bu alanın temel sorularıdır.",
		en: "Models in this field turn camera images, joint angles and touch sensors into movements of a robot. How to grasp a thing and how to plan a job of many steps are its basic questions.",
	},
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
