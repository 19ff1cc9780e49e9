import { AUDIO_TERMS } from "./audio.ts";
import { CALL_TERMS } from "./calls.ts";
import { LEARNING_TERMS } from "./learning.ts";
import { MEASURE_TERMS } from "./measures.ts";
import { MODEL_TERMS } from "./models.ts";
import { TEXT_TERMS } from "./text.ts";
import { TRAINING_TERMS } from "./training.ts";
import { VISION_TERMS } from "./vision.ts";
import type { Term } from "./term.ts";

/** Every term of the glossary, by subject. */
export const GLOSSARY: readonly Term[] = [
	...MODEL_TERMS,
	...TRAINING_TERMS,
	...TEXT_TERMS,
	...MEASURE_TERMS,
	...VISION_TERMS,
	...AUDIO_TERMS,
	...CALL_TERMS,
	...LEARNING_TERMS,
];
