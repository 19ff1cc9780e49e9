import { useMemo, useState } from "react";
import { usePlayground } from "../playground-context.ts";
import { DownloadLink } from "./download-link.tsx";
import { toJsonText } from "./json-text.ts";
import { JsonView } from "./json-view.tsx";
import styles from "./outputs.module.css";

/** The output as the client gave it, as JSON to read, copy and keep. Written out when it is opened. */
export function RawOutput({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className={styles.rawOutput} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.outputs.raw}</summary>
			{isOpen && <RawJson value={value} />}
		</details>
	);
}

function RawJson({ value }: { readonly value: unknown }) {
	const { words } = usePlayground();
	const file = useMemo(() => new Blob([toJsonText(value) ?? ""], { type: "application/json" }), [value]);
	return (
		<>
			<JsonView value={value} label={words.outputs.raw} />
			<DownloadLink blob={file} name="pusula" />
		</>
	);
}
