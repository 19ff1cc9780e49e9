import type { PlaygroundEditors } from "../tr/playground-editors.ts";

/** Words of the playground's editors of JSON and of tables, in English. */
export const playgroundEditors: PlaygroundEditors = {
	about: "JSON editor. The Tab key leaves it.",
	template: "Begin with a template",
	problems: {
		line: "Line {line}:",
		syntax: "The JSON breaks here; a comma, a quote or a bracket may be missing or too many.",
		missing: "The field “{name}” is missing.",
		type: "Expected type: {name}.",
		choice: "Must be one of: {name}.",
		other: "Does not fit the field's schema: {name}",
		"unknown-type": "“{name}” is not a type of JSON Schema.",
		"not-listed": "“{name}” is required but is not among the properties.",
		"not-object": "An object belongs here.",
		"no-choices": "The list of choices is empty; no value fits.",
	},
	templates: {
		weather: {
			title: "Weather",
			about: "Gives the current weather of a city.",
			city: "Name of the city, such as London.",
		},
		search: {
			title: "Search in documents",
			about: "Searches the company's documents and gives the best passages.",
			query: "Words to search for.",
		},
		anyJson: "Any JSON object",
		record: "A record with known fields",
		choice: { title: "One of a few choices", labels: ["positive", "negative", "neutral"] },
	},
	boxes: {
		about:
			"Drag over the picture to draw a box around a word; drag a box to move it, or one of its corners to stretch it. The word and the edges can be typed below too.",
		noPicture: "Once there is a picture, boxes are drawn on it; they can be typed below too.",
		broken:
			"The JSON below is no list of pairs of a word and its box of four numbers (left, top, right, bottom); once it is, the boxes are drawn on the picture.",
		read: {
			button: "Read the words in the picture",
			about:
				"The Tesseract that comes with this site reads Turkish and English words on this device; the picture is sent nowhere. The first time, about {size} are downloaded from this site. What is read takes the place of the present boxes.",
			starting: "Preparing Tesseract",
			waiting: "Another model is running on this device; the reading begins when it has ended.",
			fetching: "Downloaded: {loaded} / {total}",
			reading: "Read: {share}",
			cancel: "Cancel the reading",
			undo: "Back to the earlier boxes",
			done: "Words read: {count}. Tesseract can be wrong; look the words and boxes over.",
			none: "No word that can be read was found in the picture; the boxes are unchanged.",
			failures: {
				"bad-input":
					"This file could not be opened as a picture: it is broken, or its format is not known here.",
				offline: "Tesseract could not be downloaded. Check your connection and try again.",
				other: "It could not be read: {reason}",
			},
		},
		add: "Add a box",
		touch: "Draw by finger",
		word: "Word of box {row}",
		edge: "{side} edge of box {row}",
		sides: ["Left", "Top", "Right", "Bottom"],
		remove: "Delete box {row} ({word})",
	},
	table: {
		about: "Paste what you copied from a spreadsheet or a CSV file into a cell; the table grows by itself.",
		column: "Name of column {column}",
		cell: "{name}, row {row}",
		addRow: "Add a row",
		removeRow: "Remove row {row}",
		addColumn: "Add a column",
		removeColumn: "Remove the last column ({name})",
		newColumn: "column {column}",
	},
};
