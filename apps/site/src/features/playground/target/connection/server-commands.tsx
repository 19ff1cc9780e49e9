import { fill } from "../../../../lib/fill.ts";
import styles from "../parts/connection.module.css";
import { LOCAL_SERVERS } from "./local-servers.ts";
import { useServerWords } from "./server-words.ts";

/** The command for each of the usual local servers that allows calls from this page. */
export function ServerCommands({ isOpen }: { readonly isOpen: boolean }) {
	const words = useServerWords();
	const { origin } = location;
	return (
		<details className={styles.commands} open={isOpen || undefined}>
			<summary>{words.howTo}</summary>
			<p>{fill(words.howToText, { origin })}</p>
			<dl translate="no">
				{LOCAL_SERVERS.map(({ name, url, toCommand }) => (
					<div key={name}>
						<dt>
							{name} <code>{url}</code>
						</dt>
						<dd>
							<code>{toCommand(origin)}</code>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
