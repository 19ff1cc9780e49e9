// Made from the task folders by `npm run generate`. Do not edit.

import type { CallDocs } from "../types/task-call.ts";
import type { CallableTaskId } from "./callable-tasks.ts";

/** What the client's functions do, take and return: their docstrings. */
export const CALL_DOCS: Readonly<Record<CallableTaskId, CallDocs>> = {
	conversational: {
		call: "Answers a conversation. `messages` is the conversation so far, the oldest message first. Returns the reply of an OpenAI-style chat endpoint: the answer is `choices[0].message`, the token counts are `usage`. Without `provider`, a call with a platform token goes to the router, which chooses the provider.",
		stream: "Answers a conversation in chunks, as the model makes them: the next text is `choices[0].delta.content` of each chunk. Takes the same arguments as `chatCompletion`. Leaving the loop closes the connection. A stream that ends before the provider said that it was complete throws OutputError with code `truncated`, unless `allowTruncated` is set."
	},
	"text-classification": {
		call: "Classifies a text. `inputs` is the text. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many."
	},
	"token-classification": {
		call: "Labels words of a text, such as names of people and places. `inputs` is the text. Returns one entry for each labelled part: `word`, `entity_group` (or `entity`, when nothing is joined), `score` from 0 to 1, and `start` and `end`, its character offsets in `inputs`."
	},
	"table-question-answering": {
		call: "Answers a question from a table. `inputs.table` has each column's name with its cells, all as text; `inputs.question` (or `inputs.query`) is the question. Returns the best answer alone: `answer`, the `cells` it comes from, their `coordinates` as `[row, column]` from 0, and the `aggregator` over them."
	},
	"question-answering": {
		call: "Finds the answer to a question in a text. `inputs.question` is the question, `inputs.context` the text. Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, its character offsets in `context`."
	},
	"zero-shot-classification": {
		call: "Classifies a text by labels that the model was not trained on: those in `parameters.candidate_labels`. `inputs` is the text. Returns each `label` with its `score` from 0 to 1, the best first; the scores add up to 1 unless `parameters.multi_label` is set."
	},
	translation: {
		call: "Translates a text. `inputs` is the text; models of many languages need `parameters.src_lang` and `parameters.tgt_lang`, in the codes of the model. Returns `translation_text`."
	},
	summarization: {
		call: "Shortens a text. `inputs` is the text; `parameters.generate_parameters` goes to the model's generation. Returns `summary_text`."
	},
	"feature-extraction": {
		call: "Turns texts into vectors. `inputs` is one text or a list; `normalize` scales each vector to length 1. Returns one list of numbers for each text, in their order, or nested lists as the model returns them."
	},
	"text-generation": {
		call: "Continues a text. `inputs` is the prompt; `parameters.max_new_tokens` limits the length in tokens. Returns `generated_text`, and with `parameters.details` also the tokens and why the text ended.",
		stream: "Continues a text token by token. Takes the same arguments as `textGeneration`. Each chunk has its text in `token.text`; the last one also has the whole text in `generated_text` and the token counts in `details`. Leaving the loop closes the connection. A stream that ends before the provider said that it was complete throws OutputError with code `truncated`, unless `allowTruncated` is set."
	},
	"fill-mask": {
		call: "Fills the gap of a text. `inputs` holds the model's own mask token, such as `[MASK]`. Returns the candidates, the likeliest first: `sequence` is the whole text, `token_str` the filling and `score` its probability from 0 to 1."
	},
	"sentence-similarity": {
		call: "Compares one sentence with others. `inputs.source_sentence` is compared with each of `inputs.sentences`. Returns one number for each sentence, in their order; a higher one is closer in meaning."
	},
	"text-to-speech": {
		call: "Speaks a text. `inputs` is the text. Returns the sound as a Blob, with its media type where the server names one."
	},
	"text-to-audio": {
		call: "Makes a sound or music from a text. `inputs` describes the sound, or is the text to sing or say. Returns the sound as a Blob, with its media type where the server names one."
	},
	"automatic-speech-recognition": {
		call: "Transcribes speech. `inputs` is the sound file. Returns `text`, and with `parameters.return_timestamps` also `chunks`, whose `timestamp` is start and end in seconds."
	},
	"audio-to-audio": {
		call: "Cleans a recording, or separates its sources. `inputs` is the sound file. Returns one entry for each sound: `blob` is its bytes as base64 text, `content-type` its media type and `label` what it holds."
	},
	"audio-classification": {
		call: "Classifies a recording. `inputs` is the sound file. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many."
	},
	"image-classification": {
		call: "Classifies a picture. `inputs` is the image file. Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many."
	},
	"object-detection": {
		call: "Finds objects in a picture. `inputs` is the image file. Returns one entry for each object: `label`, `score` from 0 to 1, and `box`, whose corners are in pixels from the top left of the picture."
	},
	"image-segmentation": {
		call: "Divides a picture into labelled areas. `inputs` is the image file. Returns one entry for each area: `label`, `score` from 0 to 1, and `mask`, a black-and-white picture as base64 text in which the area is white."
	},
	"text-to-image": {
		call: "Draws a picture from a text. `inputs` is the prompt; `parameters.width` and `parameters.height` are in pixels. Returns a Blob, or the form that `outputType` names: `url` is the provider's URL, or a data URL where it has none; `dataUrl` the bytes as a data URL; `json` the provider's reply body."
	},
	"image-to-text": {
		call: "Describes or reads a picture. `inputs` is the image file. Returns `generated_text`."
	},
	"image-to-image": {
		call: "Changes a picture. `inputs` is the image file, `parameters.prompt` says what to change; `parameters.target_size` is in pixels. Returns the new picture as a Blob, with its media type where the server names one."
	},
	"image-to-video": {
		call: "Animates a picture. `inputs` is the image file, `parameters.prompt` says what happens; `parameters.target_size` is in pixels. Returns the video as a Blob, with its media type where the server names one."
	},
	"tabular-classification": {
		call: "Classifies the rows of a table. `inputs.data` has each column's name with its cells, all as text. Returns the class number of each row, in their order."
	},
	"tabular-regression": {
		call: "Predicts a number for each row of a table. `inputs.data` has each column's name with its cells, all as text. Returns the numbers, in the order of the rows."
	},
	"text-to-video": {
		call: "Makes a video from a text. `inputs` is the prompt; `parameters.num_frames` sets the length in frames. Returns the video as a Blob, with its media type where the server names one."
	},
	"image-text-to-image": {
		call: "Makes a picture from a picture, a prompt, or both. `inputs` is the image file, `parameters.prompt` the text; one of them is needed. `parameters.target_size` is in pixels. Returns the picture as a Blob, with its media type where the server names one."
	},
	"image-text-to-video": {
		call: "Makes a video from a first picture, a prompt, or both. `inputs` is the image file, `parameters.prompt` the text; one of them is needed. Returns the video as a Blob, with its media type where the server names one."
	},
	"visual-question-answering": {
		call: "Answers a question about a picture. `inputs.image` is the picture, `inputs.question` the question. Returns the best answer alone: `answer` and its `score` from 0 to 1."
	},
	"document-question-answering": {
		call: "Answers a question about the picture of a document. `inputs.image` is the picture, `inputs.question` the question. Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, the indexes of its first and last word."
	},
	"zero-shot-image-classification": {
		call: "Classifies a picture by labels that the model was not trained on: those in `parameters.candidate_labels`. `inputs` is the image file. Returns each `label` with its `score` from 0 to 1, the best first."
	},
};
