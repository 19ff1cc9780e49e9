import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-to-speech. */
export const call: TaskCall = {
	file: "speech.wav",
	docs: "Speaks a text. `inputs` is the text. Returns the sound as a Blob, with its media type where the server names one.",
};
