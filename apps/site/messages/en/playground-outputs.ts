import type { PlaygroundOutputs } from "../tr/playground-outputs.ts";

/** Words of the playground's outputs that are drawn, played and handed on, in English. */
export const playgroundOutputs: PlaygroundOutputs = {
	map: {
		title: "Map in two dimensions.",
		about:
			"Principal component analysis brings {dimensions} dimensions down to two; {share} of the differences between the texts can be seen in these two directions. Both axes have the same scale. Points far apart are truly far apart; points close together may differ in directions that the map does not show.",
		axis: "component {index}: {share}",
	},
	sound: {
		wave: "The sound's waveform; it plays from where it is clicked.",
		failed: "The browser cannot decode this sound, so its waveform is not drawn.",
		chunks: "Timestamps",
		play: "Play from {from} to {to}: {text}",
		end: "the end",
		noTimes: "To see when each piece was said, set `return_timestamps` to `true` among the parameters.",
	},
	handOver: {
		about: "The task's form opens filled with it; nothing is sent until you run it.",
		part: "Which part",
		refused:
			"A chat does not take this file: it takes pictures, and WAV or MP3 recordings, of at most {limit}.",
		failed: "This part could not be taken: the browser could not open the file.",
		kinds: { text: "Text", image: "Picture", audio: "Sound", video: "Video" },
	},
};
