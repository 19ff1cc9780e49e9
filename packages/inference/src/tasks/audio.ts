import { byName } from "../entry/by-name.ts";
import type { Options } from "../types/call.ts";
import { runFiles, runMedia } from "../pipeline/kinds.ts";
import type {
	AudioClassificationArgs,
	AudioToAudioArgs,
	AutomaticSpeechRecognitionArgs,
	TextToAudioArgs,
	TextToSpeechArgs,
} from "../task-args.ts";
import type { TaskOutput } from "../types/task.ts";

/** Sorts a sound into classes. Gives every class with its score, the likeliest first. */
export function audioClassification(
	args: AudioClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"audio-classification">> {
	return runFiles("audio-classification", args, options, byName);
}

/** Changes or separates sounds. `blob` of each result is base64 text of the type in `content-type`. */
export function audioToAudio(
	args: AudioToAudioArgs,
	options?: Options,
): Promise<TaskOutput<"audio-to-audio">> {
	return runFiles("audio-to-audio", args, options, byName);
}

/** Writes down speech. `chunks` hold the times in seconds when `return_timestamps` asks for them. */
export function automaticSpeechRecognition(
	args: AutomaticSpeechRecognitionArgs,
	options?: Options,
): Promise<TaskOutput<"automatic-speech-recognition">> {
	return runFiles("automatic-speech-recognition", args, options, byName);
}

/** Makes a sound or music from a text. */
export function textToAudio(args: TextToAudioArgs, options?: Options): Promise<Blob> {
	return runMedia("text-to-audio", args, options, byName);
}

/** Speaks a text. */
export function textToSpeech(args: TextToSpeechArgs, options?: Options): Promise<Blob> {
	return runMedia("text-to-speech", args, options, byName);
}
