import { useEditorWords } from "../../parts/editor-words.ts";
import { listTemplates } from "./templates.ts";

/** Ready texts to begin a field with; nothing for a field without any. */
export function TemplateField({
	name,
	value,
	onChange,
}: {
	/** Name of the field without those of its groups. */
	readonly name: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
}) {
	const words = useEditorWords();
	const templates = listTemplates(name, words.templates);
	if (templates.length === 0) return undefined;
	return (
		<select
			aria-label={`${words.template} (${name})`}
			value={templates.find(({ text }) => text === value)?.text ?? ""}
			onChange={(event) => {
				if (event.target.value !== "") onChange(event.target.value);
			}}
		>
			<option value="">{words.template}</option>
			{templates.map(({ title, text }) => (
				<option key={title} value={text}>
					{title}
				</option>
			))}
		</select>
	);
}
