import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-to-video. */
export const call: TaskCall = {
	file: "video.mp4",
	docs: "Animates a picture. `inputs` is the image file, `parameters.prompt` says what happens; `parameters.target_size` is in pixels. Returns the video as a Blob, with its media type where the server names one.",
};
