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
