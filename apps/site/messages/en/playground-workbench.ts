import type { playgroundWorkbench as tr } from "../tr/playground-workbench.ts";

/** Words of the playground about inputs, outputs, comparing and tokens, in English. */
export const playgroundWorkbench: typeof tr = {
	outputs: {
		asJson: "Output (JSON)",
		plainText: "Show as plain text",
		showAll: "Show all ({count} characters)",
		showLess: "Show the beginning only",
		tooDeep: "This value is nested too deep to be written out.",
		table: "Table in the answer",
		picture: "[picture not loaded]",
		done: { true: "done", false: "to do" },
		structured: "Structured output",
		verdicts: {
			fits: "Valid JSON that fits the schema asked for.",
			isJson: "Valid JSON.",
			breaks: "Valid JSON, but it does not fit the schema asked for (problems: {count}):",
			unchecked: "Valid JSON; not compared, for the schema itself cannot be used.",
			notJson: "Not valid JSON; shown as it came.",
		},
		download: "Download {name}",
		areas: "Areas found",
		found: "Where the answer was found",
		prediction: "Prediction",
	},
	media: {
		choose: "Choose a file",
		ways: {
			image: "Choose a file, drop or paste it here, give its address, or use the camera. At most {limit}.",
			audio:
				"Choose a file, drop it here, give its address, or record with the microphone. At most {limit}. Every provider opens WAV and MP3, and fal does not open FLAC; a recording is made as WAV with one channel at 16 kHz.",
			video:
				"Choose a file, drop it here, or give its address. At most {limit}. MP4 is the most common format.",
		},
		refusals: {
			"wrong-kind": "{name} is not the kind of file this field takes.",
			"too-big": "The file is larger than {limit}. Make it smaller or shorter.",
			"bad-address":
				"The address must begin with https://. Only servers on your own machine may have http://.",
			unreachable:
				"The file could not be fetched: either the address cannot be reached, or its server does not let other sites read it (CORS). The browser does not tell which. Download the file yourself and choose it here.",
			status: "Instead of a file, the server answered with status {status}. Check the address.",
		},
		address: "Address of the file",
		download: "Fetch it",
		downloading: "Fetching",
		remove: "Remove the file",
		open: { camera: "Open the camera", microphone: "Record with the microphone" },
		close: "Close",
		camera: "What the camera sees",
		cameraOn: "The camera is on.",
		takePicture: "Take a picture",
		closeCamera: "Close the camera",
		recordingOn: "Recording.",
		recordingFailed: "The recording could not be read. Try again or choose a file.",
		recorded: "{count} seconds (at most {most})",
		level: "Loudness",
		finishRecording: "Finish the recording",
		discardRecording: "Throw the recording away",
		devices: {
			asking: "Answer the browser's question for permission.",
			denied: "Permission was not given. You can allow it in the site settings of the address bar.",
			missing: "No such device was found on this machine.",
			busy: "The device could not be opened; another application may be using it.",
			unsupported: "The browser opens no devices for this page. A safe connection (https) is needed.",
		},
	},
	tokens: {
		title: "Token lens",
		about:
			"Language models read text token by token, and providers charge by the token. Write two texts of the same meaning side by side and see which one falls into more tokens.",
		tokenizer: "Tokenizer",
		known: "{model} uses {name}, a tokenizer this site carries.",
		unknown:
			"The tokenizer of {model} is not carried by this site; its count is unknown. The numbers below are those of the tokenizer you choose.",
		languages: { tr: "Turkish text", en: "English text" },
		form: "Text of the form",
		counting: "Counting…",
		failed: "The tokenizer could not be loaded. Check your connection.",
		factor:
			"The Turkish text takes {count} times as many tokens as the English one; the cost of the input follows the same factor.",
		table: "Token counts",
		text: "Text",
		count: "Tokens",
		perCharacter: "Characters per token",
		borders: "{name}: where tokens end",
	},
	timings: {
		notMeasured: "speed is not measured in simulation",
		tokensPerSecond: "{count} tokens a second (counted by the provider)",
		charactersPerSecond: "{count} characters a second (the provider counted no tokens)",
		usage: "Tokens counted by the provider",
		promptTokens: "Input tokens",
		completionTokens: "Output tokens",
		totalTokens: "Tokens in all",
	},
	compare: {
		add: "Add to the comparison",
		about:
			"The same input goes to up to four providers and models at once; times and answers stand side by side.",
		other: "Compared with",
		remove: "Remove from the comparison",
		said: "{name}: {state}",
	},
};
