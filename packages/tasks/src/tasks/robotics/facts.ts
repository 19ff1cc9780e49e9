import type { Task, TaskInfo } from "../../types.ts";

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
		{
			type: "grasping",
			name: "Grasping",
			names: { tr: "Kavrama", en: "Grasping" },
		},
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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
