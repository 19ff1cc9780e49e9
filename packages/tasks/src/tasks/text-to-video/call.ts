import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-to-video. */
export const call: TaskCall = {
	file: "video.mp4",
	docs: "Makes a video from a text. `inputs` is the prompt; `parameters.num_frames` sets the length in frames. Returns the video as a Blob, with its media type where the server names one.",
};
