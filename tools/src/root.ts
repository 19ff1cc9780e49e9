import { fileURLToPath } from "node:url";

/** The repository's root folder, as an absolute path with a trailing separator. */
export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));
