import { EditorView } from "@codemirror/view";

/** The editor in the colours and letters of the page. */
export const THEME = EditorView.theme({
	"&": {
		fontSize: "0.875rem",
		color: "var(--ink)",
		backgroundColor: "var(--raised)",
		border: "1px solid var(--line-strong)",
		borderRadius: "var(--radius)",
		overflow: "hidden",
	},
	"&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "1px" },
	".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5", maxHeight: "24rem", overflow: "auto" },
	".cm-content": { minHeight: "4.5rem", caretColor: "var(--ink)" },
	".cm-cursor": { borderLeftColor: "var(--ink)" },
	".cm-gutters": { color: "var(--ink-soft)", backgroundColor: "var(--sunken)", border: "none" },
	"&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-wash)" },
	"&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, ::selection": {
		backgroundColor: "var(--accent-wash)",
	},
	".cm-tooltip": {
		color: "var(--ink)",
		backgroundColor: "var(--raised)",
		border: "1px solid var(--line-strong)",
	},
	".cm-diagnostic": { fontFamily: "var(--sans)", fontSize: "var(--text-small)" },
	".cm-diagnostic-error": { borderLeftColor: "var(--task-red)" },
});
