import { TASK_IDS, type TaskId } from "./types/generated/task-ids.ts";
import { TASKS } from "./generated/tasks.ts";

/** Tasks that are not offered as a filter for models, in catalogue order. */
export const HIDDEN_IN_MODELS: readonly TaskId[] = /* @__PURE__ */ TASK_IDS.filter(
	(id) => TASKS[id].hideInModels,
);

/** Tasks that are not offered as a filter for data sets, in catalogue order. */
export const HIDDEN_IN_DATASETS: readonly TaskId[] = /* @__PURE__ */ TASK_IDS.filter(
	(id) => TASKS[id].hideInDatasets,
);
