import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "../turns/chat.module.css";
import { hasTool, OWN_TOOLS, toggleTool } from "./own-tools.ts";

/** Gives the model tools that the page can play. Edits the text of the `tools` field. */
export function ToolField({
	tools,
	onChange,
}: {
	/** JSON text of the field. */
	readonly tools: string;
	readonly onChange: (tools: string) => void;
}) {
	const { locale, words } = usePlayground();
	const { title, about, names } = words.chat.tools;
	return (
		<fieldset className={styles.tools}>
			<legend>{title}</legend>
			{OWN_TOOLS.map((tool) => (
				<label key={tool.name}>
					<input
						type="checkbox"
						checked={hasTool(tools, tool.name)}
						onChange={() => onChange(toggleTool(tools, tool, locale))}
					/>
					{names[tool.name]}
				</label>
			))}
			<p className={styles.about}>{about}</p>
		</fieldset>
	);
}
