import { fill } from "../../../../lib/fill.ts";
import styles from "./connection.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { LOCAL_SERVERS } from "./local-servers.ts";

/** The command for each of the usual local servers that allows calls from this page. */
export function ServerCommands({ isOpen }: { readonly isOpen: boolean }) {
	const words = usePlayground().words.connection.server;
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
