import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls automatic-speech-recognition. */
export const call: TaskCall = {
	docs: "Transcribes speech. `inputs` is the sound file. Returns `text`, and with `parameters.return_timestamps` also `chunks`, whose `timestamp` is start and end in seconds.",
};
