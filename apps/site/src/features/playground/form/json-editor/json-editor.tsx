import type { JsonSchema } from "@pusula/tasks";
import { type ComponentPropsWithoutRef, type RefObject, Suspense, useEffect, useRef } from "react";
import { fill } from "../../../../lib/fill.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { useEditorWords } from "../../parts/editor-words.ts";
import partStyles from "../../parts/parts.module.css";
import { checkText } from "./check-text.ts";
import type { TextProblem } from "./json-problem.ts";
import { type Editor, type EditorOptions, mountEditor } from "./mount-editor.ts";
import { TemplateField } from "./template-field.tsx";

const BoxEditor = lazyPart(() => import("../box-editor/box-editor.tsx").then((module) => module.BoxEditor));

/**
 * An editor for the JSON of a field, with templates to begin with and what is wrong with the text. Boxes of a picture are drawn
 * on it too.
 */
export function JsonEditor({
	name,
	schema,
	field,
	picture,
	plain,
	onReady,
	onChange,
}: {
	readonly name: string;
	readonly schema: JsonSchema;
	readonly field: Omit<ComponentPropsWithoutRef<"textarea">, "value"> & { readonly value: string };
	readonly picture: string | Blob | undefined;
	/** The text field shown in place of the editor; where it has the focus, the editor takes over its focus and selection. */
	readonly plain: RefObject<HTMLTextAreaElement | null>;
	/** Called once the editor is mounted. */
	readonly onReady: () => void;
	readonly onChange: (value: string) => void;
}) {
	const { problems, about } = useEditorWords();
	const { value, "aria-invalid": isInvalid } = field;
	const toWords = ({ kind, name: wanted = "" }: TextProblem): string =>
		fill(problems[kind], { name: wanted });
	const found = checkText(value, schema);
	const place = useEditor({
		text: value,
		attributes: {
			"aria-label": `${name}. ${about}`,
			...(found.length > 0 || isInvalid ? { "aria-invalid": "true" } : {}),
		},
		check: (text) =>
			checkText(text, schema).map((problem) => ({
				from: problem.from,
				to: problem.to,
				message: toWords(problem),
			})),
		plain,
		onReady,
		onChange,
	});
	return (
		<>
			{schema["x-boxes-on"] && (
				<Suspense>
					<BoxEditor text={value} picture={picture} onChange={onChange} />
				</Suspense>
			)}
			<TemplateField name={name} value={value} onChange={onChange} />
			<div ref={place} translate="no" />
			<ul role="list" aria-live="polite">
				{found.slice(0, 3).map((problem, index) => (
					<li key={`${String(index)} ${String(problem.from)} ${problem.kind}`} className={partStyles.problem}>
						{fill(problems.line, { line: value.slice(0, problem.from).split("\n").length })}{" "}
						{toWords(problem)}
					</li>
				))}
			</ul>
		</>
	);
}

/** Keeps an editor below an element at the present text. */
function useEditor(
	options: EditorOptions & Pick<Parameters<typeof JsonEditor>[0], "plain" | "onReady">,
): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const editor = useRef<Editor>(undefined);
	const latest = useRef(options);
	useEffect(() => {
		latest.current = options;
		editor.current?.setText(options.text);
	});
	useEffect(() => {
		if (!place.current) return undefined;
		editor.current = mountEditor(place.current, {
			...latest.current,
			check: (text) => latest.current.check(text),
			onChange: (text) => latest.current.onChange(text),
		});
		const plain = latest.current.plain.current;
		if (plain && plain === document.activeElement)
			editor.current.focus(plain.selectionStart, plain.selectionEnd);
		latest.current.onReady();
		return () => editor.current?.destroy();
	}, []);
	const attributes = JSON.stringify(options.attributes);
	useEffect(() => {
		editor.current?.setAttributes(JSON.parse(attributes) as Readonly<Record<string, string>>); // printed above
	}, [attributes]);
	return place;
}
