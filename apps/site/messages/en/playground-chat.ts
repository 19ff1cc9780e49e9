import type { playgroundChat as tr } from "../tr/playground-chat.ts";

/** Words of the playground's chat, in English. */
export const playgroundChat: typeof tr = {
	chat: {
		title: "Chat",
		settings: "Settings",
		empty: "The chat is empty. Write a message below.",
		message: "Your message",
		keys: "`Enter` sends, `Shift+Enter` breaks the line, `Esc` stops.",
		send: "Send",
		missing: "Write a message first.",
		turn: "{role}, message {count}",
		edit: "Edit",
		editing: "Edit the message",
		save: "Save",
		saveAndSend: "Save and send",
		cancel: "Cancel",
		again: "Answer again",
		retry: "Try again",
		remove: "Delete from here on",
		removed: "Messages deleted.",
		undo: "Undo",
		version: "Version {index} of {count}",
		previous: "Previous version",
		next: "Next version",
		toEnd: "Go to the end",
		stopped: "The answer was stopped here.",
		details: "Requests and JSON",
		attach: "Add a picture or a sound",
		attachHelp: "Pictures and WAV or MP3 recordings can be dropped or pasted here.",
		attached: { image: "Attached picture", audio: "Attached sound" },
		detach: "Remove the attachment",
		presets: "Ready system prompts",
		noPreset: "Choose one",
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
		tools: {
			title: "Give the model tools",
			about:
				"When the model wants a tool called, the call waits in the chat: you write its result, or this page plays the clock and the calculator.",
			names: { get_current_time: "Clock", calculate: "Calculator" },
			result: "Result of {name}",
			play: "Play it in the page",
			send: "Send the results",
			sent: "Result of the tool",
		},
	},
};
