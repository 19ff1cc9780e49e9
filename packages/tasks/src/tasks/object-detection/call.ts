import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls object-detection. */
export const call: TaskCall = {
	docs: "Finds objects in a picture. `inputs` is the image file. Returns one entry for each object: `label`, `score` from 0 to 1, and `box`, whose corners are in pixels from the top left of the picture.",
};
