import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-to-audio. */
export const call: TaskCall = {
	models: ["facebook/musicgen-small"],
	file: "audio.wav",
	docs: "Makes a sound or music from a text. `inputs` describes the sound, or is the text to sing or say. Returns the sound as a Blob, with its media type where the server names one.",
};
