import { useMemo, useState } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import { DownloadLink } from "./parts/download-link.tsx";
import { toJsonText } from "./json-text.ts";
import { JsonView } from "./json-view.tsx";
import styles from "./parts/outputs.module.css";

/** The output as the client gave it, as JSON to read, copy and keep. Written out when it is opened. */
export function JsonOutput({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className={styles.jsonOutput} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.outputs.asJson}</summary>
			{isOpen && <WholeJson value={value} />}
		</details>
	);
}

function WholeJson({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	const file = useMemo(() => new Blob([toJsonText(value) ?? ""], { type: "application/json" }), [value]);
	return (
		<>
			<JsonView value={value} label={words.outputs.asJson} />
			<DownloadLink blob={file} name="pusula" />
		</>
	);
}
