import { usePlayground } from "../playground-context.ts";
import styles from "./connection.module.css";

/** In place of a key's field, where another page frames this one: the reason, and a link that opens this page alone. */
export function FramedNote() {
	const words = usePlayground().words.connection;
	return (
		<p data-framed="">
			{words.framed}{" "}
			{/* An empty URL is the page's own when the link is followed, with what was chosen until then. */}
			<a className={styles.link} href="" target="_top">
				{words.openAlone}
			</a>
		</p>
	);
}
