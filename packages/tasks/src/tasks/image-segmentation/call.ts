import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-segmentation. */
export const call: TaskCall = {
	docs: "Divides a picture into labelled areas. `inputs` is the image file. Returns one entry for each area: `label`, `score` from 0 to 1, and `mask`, a black-and-white picture as base64 text in which the area is white.",
};
