/** Folder of the data sets that readers download, below the base path. */
export const DATASETS_FOLDER = "datasets/";
