export { folderStore } from "./files/folder-store.ts";
export { deleteKeptModel, listKeptModels } from "./files/kept-models.ts";
export { deleteOutdatedFiles } from "./files/outdated-files.ts";
export { listOutdatedFiles, type OutdatedOptions } from "./list-outdated-files.ts";
export { local, type LocalProvider } from "./local.ts";
export { readModelFiles, type ReadOptions } from "./read-model-files.ts";
export { planModel, type PlanOptions } from "./provider/plan-model.ts";
export type { LocalTask } from "./tasks/task-table.ts";
export type * from "./types/public.ts";
