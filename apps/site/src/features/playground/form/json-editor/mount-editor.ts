import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, linter } from "@codemirror/lint";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { THEME } from "./editor-theme.ts";

/** A problem as the editor marks it. */
export interface MarkedProblem {
	readonly from: number;
	readonly to: number;
	readonly message: string;
}

export interface EditorOptions {
	readonly text: string;
	/** Attributes of the element that is typed in, such as its name. */
	readonly attributes: Readonly<Record<string, string>>;
	readonly check: (text: string) => readonly MarkedProblem[];
	/** Called for each change that the reader makes. */
	readonly onChange: (text: string) => void;
}

/** An editor in the page. */
export interface Editor {
	/** Puts a text in place of the present one, unless the reader typed it here: it then comes back late, and more may be typed by now. */
	readonly setText: (text: string) => void;
	readonly setAttributes: (attributes: EditorOptions["attributes"]) => void;
	/** Takes the focus, with a part of the text selected: from and to these letters. */
	readonly focus: (from: number, to: number) => void;
	readonly destroy: () => void;
}

const COLORS = HighlightStyle.define([
	{ tag: tags.propertyName, color: "var(--code-function)" },
	{ tag: tags.string, color: "var(--code-string)" },
	{ tag: [tags.number, tags.bool, tags.null], color: "var(--code-constant)" },
	{ tag: tags.invalid, color: "var(--task-red)" },
]);

/**
 * Makes an editor for JSON below an element, in a shadow tree: there its styles are adopted sheets, which the page's
 * content security policy lets pass. The tab key leaves it.
 */
export function mountEditor(
	place: HTMLElement,
	{ text, attributes, check, onChange }: EditorOptions,
): Editor {
	const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
	const named = new Compartment();
	/** The text is set from outside: nobody has typed. */
	let isSetting = false;
	let given = text;
	/** Texts that the reader typed and that have not come back. */
	const typed: string[] = [];
	const view = new EditorView({
		parent: root as unknown as Element, // the editor takes a shadow tree too
		root,
		state: EditorState.create({
			doc: text,
			extensions: [
				lineNumbers(),
				history(),
				indentUnit.of("\t"),
				bracketMatching(),
				json(),
				syntaxHighlighting(COLORS),
				lintGutter(),
				linter(({ state }) => check(state.doc.toString()).map((one) => ({ ...one, severity: "error" }))),
				keymap.of([...defaultKeymap, ...historyKeymap]),
				EditorView.lineWrapping,
				THEME,
				// Its text has the focus by itself; that the scrolled frame is reached by keys is read from the attribute.
				EditorView.contentAttributes.of({ tabindex: "0" }),
				named.of(EditorView.contentAttributes.of(attributes)),
				EditorView.updateListener.of(({ docChanged, state }) => {
					if (!docChanged || isSetting) return;
					typed.push(state.doc.toString());
					onChange(state.doc.toString());
				}),
			],
		}),
	});
	return {
		setText: (next) => {
			if (next === given) return;
			given = next;
			const isTyped = view.hasFocus && typed.includes(next);
			typed.splice(0, isTyped ? typed.indexOf(next) + 1 : typed.length);
			if (isTyped || next === view.state.doc.toString()) return;
			isSetting = true;
			view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
			isSetting = false;
		},
		setAttributes: (next) =>
			view.dispatch({ effects: named.reconfigure(EditorView.contentAttributes.of(next)) }),
		focus: (from, to) => {
			view.dispatch({ selection: { anchor: from, head: to } });
			view.focus();
		},
		destroy: () => view.destroy(),
	};
}
