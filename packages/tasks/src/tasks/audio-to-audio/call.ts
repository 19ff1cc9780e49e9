import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls audio-to-audio. */
export const call: TaskCall = {
	docs: "Cleans a recording, or separates its sources. `inputs` is the sound file. Returns one entry for each sound: `blob` is its bytes as base64 text, `content-type` its media type and `label` what it holds.",
};
