import type { PlaygroundTools } from "../tr/playground-tools.ts";

/** Words of the playground that are fetched on demand, such as those of its token view, its filter of models and its list of scenarios, in English. */
export const playgroundTools: PlaygroundTools = {
	fit: {
		language: "The example is in {example}: no source says that this model knows {page}.",
		ownLanguage:
			"No source says that this model knows {page}; there is an example in {example}. What you typed has not changed.",
		mask: "This model knows a gap by {mask}, which your text lacks.",
		takeExample: "Take the example that fits the model",
	},
	models: {
		unknown: {
			catalogue: "No model of this name is in the table or the list. Check the spelling.",
			fallback: "No model of this name is in the table or the list. Check the spelling.",
			hub: "No model of this name is in the Hub's list or the table; the provider may not know it.",
			own: "It is not among the models that we know of this provider; you can try it all the same.",
			server: "Your server has not named a model like this.",
			local: "No model of this name is among those that run in a browser. Check the spelling.",
		},
		addFavourite: "Add to my favourites",
		isFavourite: "Remove from my favourites",
		knowsTurkish: "Knows Turkish",
		known: "{known} of {total} models know Turkish",
		cut: "The first {shown} models are listed; type to find the others.",
		searching: "Searching the Hub…",
		failed: "The Hub could not be reached; only this list was searched.",
	},
	tokens: {
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
			"The {most} text takes {count} times as many tokens as the {least} one; the cost of the input follows the same factor.",
		table: "Token counts",
		text: "Text",
		count: "Tokens",
		perCharacter: "Characters per token",
		borders: "{name}: where tokens end",
	},
	contact: {
		text: "A link opened this page with real calls. Nobody has been contacted yet.",
		list: "With your consent the list of models comes from {hub}, where what you type as a model is searched too.",
		prices: "The prices of chat models come from {router}.",
		runs: "Request and key go only when you run it, to this host; of compared models, each to its own.",
		lookup: "Where it is needed, the provider's name of the model is looked up at {hub}.",
		host: "{provider}: {host}",
		hostOrRouter: "{provider}: {host}; with a key that begins with hf_: {router}",
		agree: "Fetch the list of models",
		understood: "I see",
	},
	lostLink: {
		task: "The task of the link cannot be tried here: {value}. {instead} is open in its place.",
		provider:
			"The provider of the link does not offer this task here: {value}. {instead} is chosen in its place.",
		scenario: "This site does not have the scenario of the link: {value}. No scenario is selected.",
	},
	deviceControls: {
		camera: "What the camera sees",
		cameraOn: "The camera is on.",
		takePicture: "Take a picture",
		closeCamera: "Close the camera",
		recordingOn: "Recording.",
		recordingFailed: "The recording could not be read. Try again or choose a file.",
		recorded: "{count} seconds (at most {most})",
		level: "Loudness",
		recordingKept: "What was recorded before that ({count} s) is still here: use it, or record again.",
		finishRecording: "Finish the recording",
		useRecording: "Use the recording",
		discardRecording: "Throw the recording away",
	},
	devices: {
		camera: {
			asking:
				"The browser asks whether the camera may be used. If you allow it, the picture opens here; nothing is taken before you do.",
			denied: "The camera was not allowed. Allow it in the site settings of the address bar, and try again.",
			missing:
				"No camera was found. See that it is plugged in and switched on and try again, or choose a file.",
			busy: "The camera could not be opened; another program may be using it. Close that and try again.",
			ended: "The camera went off: it may be unplugged, or no longer allowed. Try again.",
			unsupported: "The browser does not let this page use a camera. That needs a secure connection (https).",
		},
		microphone: {
			asking:
				"The browser asks whether the microphone may be used. The recording begins as soon as you allow it.",
			denied:
				"The microphone was not allowed. Allow it in the site settings of the address bar, and try again.",
			missing:
				"No microphone was found. See that it is plugged in and switched on and try again, or choose a file.",
			busy: "The microphone could not be opened; another program may be using it. Close that and try again.",
			ended: "The microphone went off: it may be unplugged, or no longer allowed. Try again.",
			unsupported:
				"The browser does not let this page use a microphone. That needs a secure connection (https).",
		},
	},
	next: {
		network:
			"A browser does not tell a server that is down from one that refuses by CORS: no answer comes in either case. If the server is up, see whether it takes calls from web pages.",
		offline:
			"This device is offline. Run it again once it is connected; the simulation and models kept on this device work offline too.",
		"400":
			"The server did not accept the request as it is. The message below says why; correct the field that it names, or leave it empty.",
		"401": "The server did not accept the key. Copy it again, or get a new one from your account.",
		"402": "The account has no credit left. See the provider's billing page.",
		"403": "The key may not use this model. Accept the model's terms, or widen the key's rights.",
		"404": "There is no such model or route here. Check the model's name and the provider.",
		"413": "The input is too large for this server. Make it shorter or smaller.",
		"422": "The server did not understand a field. Correct the parameter that its message names.",
		"429": "The rate limit is reached. Wait a little and run again, or choose another provider.",
		"500": "The fault is the server's. Repeat the request later, or choose another provider.",
		"503": "The server is busy, or loads the model. Run again in a while.",
	},
	presetTexts: [
		{ title: "Short answers", text: "Answer in at most two sentences. No introduction, no summary." },
		{
			title: "Patient teacher",
			text: "Explain like a teacher: first an answer in one sentence, then step by step, and end with a question.",
		},
		{
			title: "Turkish-English translator",
			text: "Translate what is written: Turkish into English, English into Turkish. Write the translation only.",
		},
		{
			title: "Proofreader",
			text: "Correct spelling and punctuation; leave meaning and style alone. Then list what you corrected.",
		},
	],
	scenarios: {
		groups: {
			call: "Error: in the call itself",
			route: "Error: while model and provider are looked up",
			provider: "Error: in the provider's answer",
			network: "Error: in the network",
			fault: "Faults of server and network",
		},
		change: "What this scenario changes in the call",
		unreachable: "Codes that cannot be shown in this page",
		unreachableText:
			"These are the general codes of the error classes. For a call the client always gives a more exact one; only errors that you write yourself carry these.",
		none: "No scenario fits. Try another word.",
	},
};
