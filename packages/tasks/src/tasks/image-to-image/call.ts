import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-to-image. */
export const call: TaskCall = {
	file: "image.png",
	docs: "Changes a picture. `inputs` is the image file, `parameters.prompt` says what to change; `parameters.target_size` is in pixels. Returns the new picture as a Blob, with its media type where the server names one.",
};
