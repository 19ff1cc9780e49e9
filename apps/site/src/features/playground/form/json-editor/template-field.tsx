import { useEditorWords } from "../../parts/editor-words.ts";

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
	const templates = words.templates[name];
	if (!templates) return undefined;
	const texts = templates.map(({ title, value: template }) => ({
		title,
		text: JSON.stringify(template, null, "\t"),
	}));
	return (
		<select
			aria-label={`${words.template} (${name})`}
			value={texts.find(({ text }) => text === value)?.text ?? ""}
			onChange={(event) => {
				if (event.target.value !== "") onChange(event.target.value);
			}}
		>
			<option value="">{words.template}</option>
			{texts.map(({ title, text }) => (
				<option key={title} value={text}>
					{title}
				</option>
			))}
		</select>
	);
}
