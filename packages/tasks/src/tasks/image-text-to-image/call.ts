import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-text-to-image. */
export const call: TaskCall = {
	file: "image.png",
	docs: "Makes a picture from a picture, a prompt, or both. `inputs` is the image file, `parameters.prompt` the text; one of them is needed. `parameters.target_size` is in pixels. Returns the picture as a Blob, with its media type where the server names one.",
};
